import { lastPageOf, type SearchAddress, skipOf } from './search-address.ts';

/** Pages that a number of results fills (CON-01), as far as they can be asked for. */
export function pageCountOf(total: number, size: number): number {
  return Math.min(Math.ceil(total / size), lastPageOf(size));
}

/** First and last result on a page, counted from 1; 0 when there is none. */
export function rangeOf(
  address: Pick<SearchAddress, 'page' | 'size'>,
  shown: number,
): { readonly from: number; readonly to: number } {
  if (shown === 0) return { from: 0, to: 0 };
  return { from: skipOf(address) + 1, to: skipOf(address) + shown };
}
