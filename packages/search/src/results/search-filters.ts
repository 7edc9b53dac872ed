import { type AddressFacet, addressFacets } from '@wbn/contract/search/address-facets.ts';
import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import { type PreparedListFilters, preparedListFilters } from './prepared-list-filters.ts';
import { type SearchAddress, skipOf } from './search-address.ts';

type Filters = Partial<Record<Exclude<FacetName, 'verified'>, readonly string[]>> & { verified?: true };

/**
 * Returns the filters of a search in the form of the API's calls; omits `global` and everything not chosen (SRCH-05,
 * SRCH-12).
 */
export function searchFilters(address: SearchAddress): Filters & PreparedListFilters {
  const { verified: _, ...facets } = addressFacets;
  const entries = Object.entries(facets) as [Exclude<AddressFacet, 'verified'>, FacetName][];
  const chosen = entries.filter(([facet]) => address[facet].length > 0);
  return {
    ...Object.fromEntries(chosen.map(([facet, name]) => [name, address[facet]])),
    ...(address.verified.length > 0 && { verified: true as const }),
    ...(address.list && preparedListFilters[address.list]),
  };
}

/** Returns the other parameters of a search call: words, order, page, and whether to count facets and tabs. */
export function searchOptions(address: SearchAddress, counted: boolean) {
  const { search, sort, exact, size, list } = address;
  return {
    textQuery: search,
    ...(sort && { sort }),
    ...(exact && { exact }),
    ...(counted && { facets: true as const }),
    // A list has one type and therefore no tabs.
    ...(counted && !list && { tabs: true as const }),
    skip: skipOf(address),
    size,
  };
}

/** Asks for promoted results on the first page in the default order. */
export function promotedOption({ page, sort }: SearchAddress, counted: boolean): { promoted?: true } {
  return counted && page === 1 && sort === undefined ? { promoted: true } : {};
}

/** Returns the facets a visitor can choose; a list's own filters are fixed. */
export function selectableFacets<Facet extends { readonly name: FacetName }>(
  facets: readonly Facet[] | undefined,
  { list }: SearchAddress,
): readonly Facet[] {
  const fixed = list ? preparedListFilters[list] : {};
  return (facets ?? []).filter(({ name }) => !(name in fixed));
}
