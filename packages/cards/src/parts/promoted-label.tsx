import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';

/** Says of a card above the results that its company pays for the place. */
export function PromotedLabel() {
  const { t } = useTranslation('cards');
  return <MutedText>{t('promoted')}</MutedText>;
}
