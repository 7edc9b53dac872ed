import { preparedListFilters } from './prepared-list-filters.ts';
import type { SearchAddress } from './search-address.ts';

/** `global` means no country filter: the field is left out (SRCH-05, SRCH-12). */
export function countryFilter({ countries }: SearchAddress): { country?: string } {
  return countries === 'global' ? {} : { country: countries };
}

/** Present only when the address asks for an industry. */
export function industryFilter({ industry }: SearchAddress): { industry?: string } {
  return industry ? { industry } : {};
}

/** Company type and industry of a company search; of a list what it is narrowed to instead of the type. */
export function businessFilter(address: SearchAddress) {
  const { business, list } = address;
  const businessType = business === 'PR' || business === 'UR' ? undefined : business;
  return {
    ...(list ? preparedListFilters[list].companies : businessType && { businessType }),
    ...industryFilter(address),
  };
}

/** What a list of products is narrowed to, and the industry. */
export function productFilter(address: SearchAddress) {
  return { ...(address.list && preparedListFilters[address.list].products), ...industryFilter(address) };
}
