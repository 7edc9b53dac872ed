import { formatShortNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';

/** Returns 'Comments' with their number, answers included. */
export function useCommentsTitle(count: number): string {
  const t = useText('comments');
  const locale = useLocale();
  return count > 0 ? t('titleWithCount', { number: formatShortNumber(locale, count) }) : t('title');
}
