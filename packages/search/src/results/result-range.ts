import { lastPage, searchPageSize, skipOf } from './search-address.ts';

/** Pages that a number of results fills (CON-01), as far as they can be asked for. */
export function pageCountOf(total: number): number {
  return Math.min(Math.ceil(total / searchPageSize), lastPage);
}

/** First and last result on a page, counted from 1; 0 when there is none. */
export function rangeOf(page: number, shown: number): { readonly from: number; readonly to: number } {
  if (shown === 0) return { from: 0, to: 0 };
  return { from: skipOf(page) + 1, to: skipOf(page) + shown };
}
