import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';

/** Labels a card above the results whose company pays for the position. */
export function PromotedLabel() {
  const { t } = useTranslation('cards');
  return <MutedText>{t('promoted')}</MutedText>;
}
