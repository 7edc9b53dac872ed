import { formatDay, formatMoney, formatNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { type NumberRange, rangeLabel } from './range-label.ts';

/** Returns formatters for numbers, ranges and dates in the current language. */
export function useLabels() {
  const t = useText('cards');
  const locale = useLocale();
  const openEnds = {
    from: (min: string) => t('range.from', { min }),
    upTo: (max: string) => t('range.upTo', { max }),
  };
  const number = (value: number) => formatNumber(locale, value);
  return {
    number,
    date: (date: string) => formatDay(locale, date),
    /** 'Between 51 and 100' (BIZ-16). */
    people: (range: NumberRange | undefined) =>
      rangeLabel(range, { ...openEnds, number, between: (min, max) => t('range.between', { min, max }) }),
    /** 'USD 1M - USD 5M' (BIZ-15). */
    usDollars: (range: NumberRange | undefined) =>
      rangeLabel(range, {
        ...openEnds,
        number: (value) =>
          formatMoney(locale, value, 'USD', { notation: 'compact', maximumFractionDigits: 1 }),
        between: (min, max) => `${min} - ${max}`,
      }),
    amount: (range: NumberRange | undefined) =>
      rangeLabel(range, { ...openEnds, number, between: (min, max) => `${min} - ${max}` }),
  };
}
