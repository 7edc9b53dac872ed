import { addressFacets } from '@wbn/contract/search/address-facets.ts';
import { preparedListFilters } from '../results/prepared-list-filters.ts';
import { type SearchAddress, splitSearchPath } from '../results/search-address.ts';

/** Returns the path that saves a search, without language: the page of saved searches, which asks for a name. */
export function saveSearchPath(address: SearchAddress, name: string): string {
  const query = new URLSearchParams({ save: savedParametersOf(address), name });
  return `/saved-searches?${query}`;
}

/** Returns the parameters to save: without page, sort order and page size; for a list with its filters. */
export function savedParametersOf({ list, ...address }: SearchAddress): string {
  const fixed = new Map<string, true | string | readonly string[]>(
    Object.entries(list ? preparedListFilters[list] : {}),
  );
  const narrowed = Object.entries(addressFacets).flatMap(([facet, name]) => {
    const value = fixed.get(name);
    if (value === undefined) return [];
    return [[facet, value === true ? ['1'] : value] as const];
  });
  const { parameters } = splitSearchPath({
    business: address.business,
    search: address.search,
    exact: address.exact,
    ...Object.fromEntries(Object.keys(addressFacets).map((facet) => [facet, address[facet as 'countries']])),
    ...Object.fromEntries(narrowed),
  });
  return `${parameters}`.replaceAll('%2C', ',');
}
