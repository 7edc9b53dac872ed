import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';

/** The entries of the search dropdown in their order: all companies, then the 11 of REF-04; kept apart from the contract's schemas, which the browser does not load. */
export const searchTypes = [
  'ALL',
  'PR',
  'UR',
  'MA',
  'DI',
  'WS',
  'IM',
  'EX',
  'RE',
  'IN',
  'CO',
  'GO',
] as const satisfies readonly SearchTypeCode[];

export type SearchMode = 'business' | 'product' | 'user';

/** Products and users are searched by calls of their own (SRCH-04). */
export function searchModeOf(type: SearchTypeCode): SearchMode {
  if (type === 'PR') return 'product';
  return type === 'UR' ? 'user' : 'business';
}
