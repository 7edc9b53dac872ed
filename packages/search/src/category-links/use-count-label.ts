import { formatNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import type { CategoryTarget } from './nearest-target.ts';

/**
 * Returns a formatter for the number of results, '1,204' or 'Products 12': the type is named unless it is the
 * default, manufacturers.
 */
export function useCountLabel(): (target: CategoryTarget) => string | undefined {
  const t = useText('search');
  const locale = useLocale();
  return ({ business, count }) => {
    if (count === undefined) return undefined;
    const number = formatNumber(locale, count);
    return business === 'MA' ? number : `${t(`type.${business}`)} ${number}`;
  };
}
