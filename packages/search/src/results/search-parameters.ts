import { addressFacets } from '@wbn/contract/search/address-facets.ts';

const { countries: _, ...others } = addressFacets;

/** What the address of a search or of a list can say besides its kind, in the order in which it is written; the server drops all others. */
export const searchParameters: readonly string[] = [
  'countries',
  'search',
  ...Object.keys(others),
  'sort',
  'size',
  'exact',
  'page',
];
