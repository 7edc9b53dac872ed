import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { searchTypes } from '../search-type.ts';
import type { PreparedListName } from './prepared-lists.ts';

/** What the address of a search says. `countries` is `global` or an ISO 3166-1 code; `page` starts at 1. */
export interface SearchAddress {
  /** A list with an address of its own, which says the kind of search too. */
  readonly list?: PreparedListName | undefined;
  readonly business: SearchTypeCode;
  readonly countries: string;
  readonly search: string;
  readonly industry?: string | undefined;
  readonly page: number;
}

/** Results on a page (A9, B9). */
export const searchPageSize = 5;

/** The last page that can be asked for; deeper ones cost much and tell nothing. */
export const lastPage = 2_000;

const defaults: SearchAddress = { business: 'MA', countries: 'global', search: '', page: 1 };
const longestSearch = 200;

/** Reads an address; whatever is missing or makes no sense becomes its default (RT-02). A `list` says the kind of search, too. */
export function readSearchAddress(
  parameters: URLSearchParams,
  list?: Pick<SearchAddress, 'list' | 'business'>,
): SearchAddress {
  const type = parameters.get('business')?.toUpperCase();
  const country = parameters.get('countries') ?? '';
  const industry = parameters.get('industry') ?? '';
  const page = Number(parameters.get('page'));
  const chosen = searchTypes.find((known) => known === type) ?? defaults.business;
  const business = list?.business ?? chosen;
  return {
    ...list,
    business,
    countries: /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : defaults.countries,
    search: tidySearch(parameters.get('search') ?? ''),
    // People are not searched by industry: a filter that would be ignored is not shown (decision 14).
    ...(/^00(0[1-9]|1[0-5])$/.test(industry) && business !== 'UR' ? { industry } : {}),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1,
  };
}

/** Control characters are typed by nobody, and a cut between the halves of a character leaves none. */
function tidySearch(text: string): string {
  const tidied = text.replace(/\p{Cc}+/gu, ' ').trim();
  return tidied.slice(0, longestSearch).replace(/[\ud800-\udbff]$/, '');
}

/** The address of a search, always with the three parameters of the specification (RT-02); of a list only with what was chosen. */
export function searchPath(address: Partial<SearchAddress>): string {
  const { pathname, parameters } = splitSearchPath(address);
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
}

/** The same in two parts, for forms: their browsers write the query. */
export function splitSearchPath(address: Partial<SearchAddress>) {
  const { list, business, countries, search, industry, page } = { ...defaults, ...address };
  const parameters = new URLSearchParams(list ? {} : { business, countries, search });
  if (list && countries !== defaults.countries) parameters.set('countries', countries);
  if (list && search !== '') parameters.set('search', search);
  if (industry && business !== 'UR') parameters.set('industry', industry);
  if (page > 1) parameters.set('page', String(page));
  return { pathname: `/${list ?? 'search-result'}`, parameters };
}

/** Rows to skip for a page (SRCH-02). */
export function skipOf(page: number): number {
  return (page - 1) * searchPageSize;
}
