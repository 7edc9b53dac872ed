import { type AddressFacet, addressFacets } from '@wbn/contract/search/address-facets.ts';
import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import type { SearchCondition } from '@wbn/contract/search/search-reply.ts';
import { searchTypes } from '../search-type.ts';
import { anySearch, type SearchAddress } from './search-address.ts';

/**
 * Returns the search with a facet value added or removed, from its first page. A condition of the words that filters by
 * the facet becomes a choice in it.
 */
export function toggleFacet(
  address: SearchAddress,
  name: FacetName,
  value: string,
  condition?: SearchCondition | undefined,
): SearchAddress {
  if (condition?.filter)
    return toggleFacet(withFilter(address, condition.without, condition.filter), name, value);
  const facet = facetOf(name);
  const values = address[facet];
  const changed = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...address, [facet]: changed, page: 1 };
}

type ConditionFilter = NonNullable<SearchCondition['filter']>;

/** Returns the search for other words with one more filter, from its first page. */
export function withFilter(
  address: SearchAddress,
  search: string,
  { name, values }: ConditionFilter,
): SearchAddress {
  const changed = { ...address, search, exact: undefined, page: 1 };
  if (name !== 'businessType') {
    const facet = facetOf(name);
    return { ...changed, [facet]: [...new Set([...address[facet], ...values])] };
  }
  const business = searchTypes.find((type) => type === values[0]);
  return { ...changed, business: business ?? address.business };
}

/** Returns the search without any filters, with the same words and type. */
export function withoutFacets(address: SearchAddress): SearchAddress {
  const { list, business, search, sort, size, exact } = address;
  return { ...anySearch, list, business, search, sort, size, exact };
}

/** Tells whether any filter is set besides words and type. */
export function isNarrowed(address: SearchAddress): boolean {
  return Object.keys(addressFacets).some((facet) => address[facet as AddressFacet].length > 0);
}

function facetOf(name: FacetName): AddressFacet {
  const entries = Object.entries(addressFacets) as [AddressFacet, FacetName][];
  const found = entries.find(([, of]) => of === name);
  if (!found) throw new Error(`No address says ${name}`);
  return found[0];
}
