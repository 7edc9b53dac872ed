import { addressFacets } from '@wbn/contract/search/address-facets.ts';

/** What the address of a search or of a list can say besides its kind; the server drops all others. */
export const searchParameters: readonly string[] = [
  'search',
  ...Object.keys(addressFacets),
  'sort',
  'size',
  'exact',
  'page',
];
