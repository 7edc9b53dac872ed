import { shortNumberLabel } from '@wbn/cards/labels/number-label.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useTranslation } from 'react-i18next';

/** How many comments something has, in words. */
export function CommentCount({ count }: { readonly count: number }) {
  const { t } = useTranslation('posts');
  const locale = useLocale();
  return <>{t('comments', { count, formatted: shortNumberLabel(locale, count) })}</>;
}
