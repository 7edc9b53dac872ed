import { type AddressFacet, addressFacets } from '@wbn/contract/search/address-facets.ts';
import { findPreparedList } from '@wbn/search/results/prepared-lists.ts';
import { readSearchAddress, type SearchAddress, searchPageSize } from '@wbn/search/results/search-address.ts';
import { withoutLanguage } from './page-kind.ts';

/** What the address of a list of results says; of other pages nothing. */
export function listOf(path: string): SearchAddress | undefined {
  const { pathname, searchParams } = new URL(path, 'https://site.example');
  const plain = withoutLanguage(pathname);
  const prepared = findPreparedList(plain);
  return prepared || plain === '/search-result' ? readSearchAddress(searchParams, prepared) : undefined;
}

/** How many values of facets, orders and sizes are chosen: they combine without end. */
export function choicesOf({ sort, size, exact, ...address }: SearchAddress): number {
  const values = facetNames.reduce((sum, name) => sum + address[name].length, 0);
  return values + [sort, size !== searchPageSize, exact].filter(Boolean).length;
}

/** Or of everything. */
export function isOfOneCountry(address: SearchAddress): boolean {
  return choicesOf(address) === Math.min(address.countries.length, 1);
}

const facetNames = Object.keys(addressFacets) as AddressFacet[];
