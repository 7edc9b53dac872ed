import { useText } from '@wbn/edition/use-text.ts';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';

/** Labels a card above the results whose company pays for the position. */
export function PromotedLabel() {
  const t = useText('cards');
  return <MutedText>{t('promoted')}</MutedText>;
}
