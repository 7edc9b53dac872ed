import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';

/**
 * Options of the type dropdown in their order: all companies, then the 11 of REF-04. Kept apart from the contract's
 * schemas, which the browser does not load.
 */
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

/** Returns the kind of call that searches this type (SRCH-04). */
export function searchModeOf(type: SearchTypeCode): SearchMode {
  if (type === 'PR') return 'product';
  return type === 'UR' ? 'user' : 'business';
}
