import { lastPageOf, type SearchAddress, skipOf } from './search-address.ts';

/** Returns the number of pages for a number of results (CON-01), up to the last page that can be requested. */
export function pageCountOf(total: number, size: number): number {
  return Math.min(Math.ceil(total / size), lastPageOf(size));
}

/** Returns the first and last result of a page, counted from 1; 0 when there is none. */
export function rangeOf(
  address: Pick<SearchAddress, 'page' | 'size'>,
  shown: number,
): { readonly from: number; readonly to: number } {
  if (shown === 0) return { from: 0, to: 0 };
  return { from: skipOf(address) + 1, to: skipOf(address) + shown };
}
