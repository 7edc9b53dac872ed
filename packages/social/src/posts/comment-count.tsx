import { formatShortNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useTranslation } from 'react-i18next';

/** The number of comments as text. */
export function CommentCount({ count }: { readonly count: number }) {
  const { t } = useTranslation('posts');
  const locale = useLocale();
  return <>{t('comments', { count, formatted: formatShortNumber(locale, count) })}</>;
}
