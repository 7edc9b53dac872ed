import { formatShortNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';

/** The number of comments as text. */
export function CommentCount({ count }: { readonly count: number }) {
  const t = useText('posts');
  const locale = useLocale();
  return <>{t('comments', { count, formatted: formatShortNumber(locale, count) })}</>;
}
