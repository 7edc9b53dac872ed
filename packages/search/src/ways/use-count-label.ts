import { numberLabel } from '@wbn/cards/labels/number-label.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useTranslation } from 'react-i18next';
import type { Way } from './nearest-way.ts';

/** What is found at the end of a way, '1,204' or 'Products 12': the kind is said where it is not the usual one, manufacturers. */
export function useCountLabel(): (way: Way) => string | undefined {
  const { t } = useTranslation('search');
  const locale = useLocale();
  return ({ business, count }) => {
    if (count === undefined) return undefined;
    const number = numberLabel(locale, count);
    return business === 'MA' ? number : `${t(`type.${business}`)} ${number}`;
  };
}
