import { priceRanges } from '@wbn/contract/search/facet-values.ts';
import { currencyDigits } from '@wbn/contract/shared/currency-digits.ts';
import type { Range, StoredPrice } from '@wbn/postgres/stored-values.ts';

/** Parses a facet range to its inclusive ends: '11-50', '1001-', '-1979'. */
export function rangeEnds(range: string): readonly [from: number, to: number] {
  const [from = '', to = ''] = range.split('-');
  return [
    from === '' ? Number.NEGATIVE_INFINITY : Number(from),
    to === '' ? Number.POSITIVE_INFINITY : Number(to),
  ];
}

/** The range that contains a number, as a list of one; empty for no number. */
export function rangeOf(ranges: readonly string[], value: number | null | undefined): string[] {
  if (value === null || value === undefined) return [];
  return ranges
    .filter((range) => {
      const [from, to] = rangeEnds(range);
      return from <= value && value <= to;
    })
    .slice(0, 1);
}

/** All ranges that overlap a range: a company with '40 to 60 employees' is found by both. */
export function rangesOf(ranges: readonly string[], value: Range | null): string[] {
  if (value?.min === undefined && value?.max === undefined) return [];
  const low = value.min ?? value.max ?? 0;
  const high = value.max ?? value.min ?? 0;
  return ranges.filter((range) => {
    const [from, to] = rangeEnds(range);
    return from <= high && low <= to;
  });
}

/** Range of a price in whole units of its currency, after the currency code: 'USD10-100'. */
export function priceRangeOf(price: StoredPrice): string[] {
  const [range] = rangeOf(priceRanges, price.amount / 10 ** currencyDigits(price.currency));
  return range ? [`${price.currency}${range}`] : [];
}
