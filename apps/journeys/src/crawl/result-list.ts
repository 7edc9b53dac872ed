import { type AddressFacet, addressFacets } from '@wbn/contract/search/address-facets.ts';
import { findPreparedList } from '@wbn/search/results/prepared-lists.ts';
import { readSearchAddress, type SearchAddress, searchPageSize } from '@wbn/search/results/search-address.ts';
import { withoutLanguage } from './page-kind.ts';

/** Parses the address of a list of results; undefined for other pages. */
export function listOf(path: string): SearchAddress | undefined {
  const { pathname, searchParams } = new URL(path, 'https://site.example');
  const plain = withoutLanguage(pathname);
  const prepared = findPreparedList(plain);
  return prepared || plain === '/search-result' ? readSearchAddress(searchParams, prepared) : undefined;
}

/** Returns the number of chosen facets, orders and sizes, which combine endlessly. */
export function choicesOf({ sort, size, exact, ...address }: SearchAddress): number {
  const values = facetNames.reduce((sum, name) => sum + address[name].length, 0);
  return values + [sort, size !== searchPageSize, exact].filter(Boolean).length;
}

/** True for all countries as well. */
export function isOfOneCountry(address: SearchAddress): boolean {
  return choicesOf(address) === Math.min(address.countries.length, 1);
}

const facetNames = Object.keys(addressFacets) as AddressFacet[];
