import { type AddressFacet, addressFacets } from '@wbn/contract/search/address-facets.ts';
import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import { type PreparedListFilters, preparedListFilters } from './prepared-list-filters.ts';
import { type SearchAddress, skipOf } from './search-address.ts';

type Narrowing = Partial<Record<Exclude<FacetName, 'verified'>, readonly string[]>> & { verified?: true };

/** What a search address is narrowed to, as the calls take it: nothing for `global` and all else that was not chosen (SRCH-05, SRCH-12). */
export function narrowingOf(address: SearchAddress): Narrowing & PreparedListFilters {
  const { verified: _, ...facets } = addressFacets;
  const entries = Object.entries(facets) as [Exclude<AddressFacet, 'verified'>, FacetName][];
  const chosen = entries.filter(([facet]) => address[facet].length > 0);
  return {
    ...Object.fromEntries(chosen.map(([facet, name]) => [name, address[facet]])),
    ...(address.verified.length > 0 && { verified: true as const }),
    ...(address.list && preparedListFilters[address.list]),
  };
}

/** How a search is answered: its words, the order, which page, and whether with counts. */
export function mannerOf(address: SearchAddress, counted: boolean) {
  const { search, sort, exact, size, list } = address;
  return {
    textQuery: search,
    ...(sort && { sort }),
    ...(exact && { exact }),
    ...(counted && { facets: true as const }),
    // A list is of one kind.
    ...(counted && !list && { tabs: true as const }),
    skip: skipOf(address),
    size,
  };
}

/** What is promoted stands above the first page of the best matches. */
export function promotingOf({ page, sort }: SearchAddress, counted: boolean): { promoted?: true } {
  return counted && page === 1 && sort === undefined ? { promoted: true } : {};
}

/** A list's own conditions cannot be taken away, so they are no choice. */
export function choosable<Facet extends { readonly name: FacetName }>(
  facets: readonly Facet[] | undefined,
  { list }: SearchAddress,
): readonly Facet[] {
  const fixed = list ? preparedListFilters[list] : {};
  return (facets ?? []).filter(({ name }) => !(name in fixed));
}
