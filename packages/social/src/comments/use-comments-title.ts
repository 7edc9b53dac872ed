import { formatShortNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useTranslation } from 'react-i18next';

/** Returns 'Comments' with their number, answers included. */
export function useCommentsTitle(count: number): string {
  const { t } = useTranslation('comments');
  const locale = useLocale();
  return count > 0 ? t('titleWithCount', { number: formatShortNumber(locale, count) }) : t('title');
}
