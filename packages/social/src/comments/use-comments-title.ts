import { shortNumberLabel } from '@wbn/cards/labels/number-label.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useTranslation } from 'react-i18next';

/** Returns 'Comments' with their number, answers included. */
export function useCommentsTitle(count: number): string {
  const { t } = useTranslation('comments');
  const locale = useLocale();
  return count > 0 ? t('titleWithCount', { number: shortNumberLabel(locale, count) }) : t('title');
}
