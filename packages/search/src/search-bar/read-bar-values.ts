import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { searchTypes } from '../search-type.ts';
import type { SearchBarProps } from './search-bar.tsx';

/**
 * Reads the search bar's values from an address that may name no type. Other filters are read where they are used, to
 * keep their rules out of the first bundle.
 */
export function readBarValues(
  parameters: URLSearchParams,
  business: SearchTypeCode = 'MA',
): SearchBarProps['values'] {
  const type = parameters.get('business')?.toUpperCase();
  const countries = (parameters.get('countries') ?? '').toUpperCase().split(',');
  return {
    business: searchTypes.find((known) => known === type) ?? business,
    countries: countries.filter((code) => /^[A-Z]{2}$/.test(code)),
    search: parameters.get('search')?.trim() ?? '',
  };
}
