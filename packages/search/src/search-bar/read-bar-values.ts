import { searchTypes } from '../search-type.ts';
import type { SearchBarProps } from './search-bar.tsx';

/** What the bar shows of an address. What the address narrows by besides is read where it is used: browsers need not know its rules. */
export function readBarValues(parameters: URLSearchParams): SearchBarProps['values'] {
  const type = parameters.get('business')?.toUpperCase();
  const countries = (parameters.get('countries') ?? '').toUpperCase().split(',');
  return {
    business: searchTypes.find((known) => known === type) ?? 'MA',
    countries: countries.filter((code) => /^[A-Z]{2}$/.test(code)),
    search: parameters.get('search')?.trim() ?? '',
  };
}
