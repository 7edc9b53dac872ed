import { addressFacets } from '@wbn/contract/search/address-facets.ts';

const { countries: _, ...others } = addressFacets;

/**
 * Query parameters of searches and lists besides the type, in the order in which they are written; the server removes
 * all others.
 */
export const searchParameters: readonly string[] = [
  'countries',
  'search',
  ...Object.keys(others),
  'sort',
  'size',
  'exact',
  'page',
];
