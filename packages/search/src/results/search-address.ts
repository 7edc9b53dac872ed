import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { type AddressFacet, addressFacets } from '@wbn/contract/search/address-facets.ts';
import { facetPatterns } from '@wbn/contract/search/facet-patterns.ts';
import {
  type FacetName,
  facetKinds,
  mostFacetValues,
  pageSizes,
  searchSorts,
} from '@wbn/contract/search/facet-values.ts';
import { searchModeOf, searchTypes } from '../search-type.ts';
import type { PreparedListName } from './prepared-lists.ts';

/**
 * Chosen values of each facet: results match any of them; an empty list does not filter. `verified` is `['1']` or
 * empty.
 */
type Choices = { readonly [Facet in AddressFacet]: readonly string[] };

/** The parameters of a search; `page` starts at 1. */
export interface SearchAddress extends Choices {
  /** A list with its own path, which also implies the type. */
  readonly list?: PreparedListName | undefined;
  readonly business: SearchTypeCode;
  readonly search: string;
  /** Absent: best match first. */
  readonly sort?: (typeof searchSorts)[number] | undefined;
  /** Results per page. */
  readonly size: (typeof pageSizes)[number];
  /** Searches the words as typed, without similar ones. */
  readonly exact?: true | undefined;
  readonly page: number;
}

/** Id of the list of results, where 'Skip to results' leads and the focus goes after a search. */
export const resultsId = 'results';
/** Default number of results per page (A9, B9). */
export const searchPageSize = 5;

/** Deeper results are expensive to fetch and of little use. */
const lastResult = 10_000;

const facetEntries = Object.entries(addressFacets) as [AddressFacet, FacetName][];

/** Default search: manufacturers, all countries, no words (RT-02). */
export const anySearch: SearchAddress = {
  business: 'MA',
  search: '',
  ...choicesOf(() => []),
  size: searchPageSize,
  page: 1,
};
const everywhere = 'global';
const longestSearch = 200;

/**
 * Parses the parameters of an address; missing and invalid values become their defaults (RT-02). A `list` also sets
 * the type.
 */
export function readSearchAddress(
  parameters: URLSearchParams,
  list?: Pick<SearchAddress, 'list' | 'business'>,
): SearchAddress {
  const type = parameters.get('business')?.toUpperCase();
  const chosen = searchTypes.find((known) => known === type) ?? anySearch.business;
  const business = list?.business ?? chosen;
  const sort = searchSorts.find((known) => known === parameters.get('sort'));
  const size = pageSizes.find((known) => String(known) === parameters.get('size')) ?? searchPageSize;
  const page = Number(parameters.get('page'));
  return {
    ...anySearch,
    ...list,
    business,
    search: cleanSearchText(parameters.get('search') ?? ''),
    ...choicesOf((facet, name) =>
      isOf(business, name) ? readValues(parameters.get(facet) ?? '', name) : [],
    ),
    ...(sort && { sort }),
    size,
    ...(parameters.get('exact') === '1' && { exact: true as const }),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPageOf(size)) : 1,
  };
}

/** Parses the valid values of a facet, without duplicates. */
function readValues(text: string, name: FacetName): string[] {
  const isCode = name === 'countries' || name === 'regions';
  const values = (isCode ? text.toUpperCase() : text).split(',');
  return [...new Set(values)]
    .filter((value) => value.length <= 40 && facetPatterns[name].test(value))
    .slice(0, mostFacetValues);
}

function choicesOf(valuesOf: (facet: AddressFacet, name: FacetName) => readonly string[]): Choices {
  return Object.fromEntries(facetEntries.map(([facet, name]) => [facet, valuesOf(facet, name)])) as Choices;
}

/** Whether values of any facet are chosen. */
export function hasChoices(address: SearchAddress): boolean {
  return facetEntries.some(([facet]) => address[facet].length > 0);
}

/** Tells whether a type can be filtered by this facet. */
function isOf(business: SearchTypeCode, name: FacetName): boolean {
  return facetKinds[name].some((kind) => kind === searchModeOf(business));
}

/** Replaces control characters by spaces and cuts the text to the limit, without leaving half a surrogate pair. */
function cleanSearchText(text: string): string {
  const tidied = text.replace(/\p{Cc}+/gu, ' ').trim();
  return tidied.slice(0, longestSearch).replace(/[\ud800-\udbff]$/, '');
}

/**
 * Returns the path of a search, always with the three parameters of the specification (RT-02); of a list with the
 * chosen filters only.
 */
export function searchPath(address: Partial<SearchAddress>): string {
  const { pathname, parameters } = splitSearchPath(address);
  return parameters.size > 0 ? `${pathname}?${`${parameters}`.replaceAll('%2C', ',')}` : pathname;
}

/** Returns the path and its parameters separately, for forms, whose query the browser writes. */
export function splitSearchPath(address: Partial<SearchAddress>) {
  const full = { ...anySearch, ...address };
  const { list, business, search, sort, size, exact, page } = full;
  const countries = full.countries.join(',') || everywhere;
  const parameters = new URLSearchParams(list ? {} : { business });
  if (!list || countries !== everywhere) parameters.set('countries', countries);
  if (!list || search !== '') parameters.set('search', search);
  // Omits facets that a search for people ignores, such as the industry (decision 14).
  for (const [facet, name] of facetEntries)
    if (full[facet].length > 0 && (business !== 'UR' || isOf(business, name)))
      parameters.set(facet, full[facet].join(','));
  if (sort) parameters.set('sort', sort);
  if (size !== searchPageSize) parameters.set('size', String(size));
  if (exact) parameters.set('exact', '1');
  if (page > 1) parameters.set('page', String(page));
  return { pathname: `/${list ?? 'search-result'}`, parameters };
}

/** Returns the last page that can be requested at a page size. */
export function lastPageOf(size: number): number {
  return lastResult / size;
}

/** Returns the number of results to skip for a page (SRCH-02). */
export function skipOf({ page, size }: Pick<SearchAddress, 'page' | 'size'>): number {
  return (page - 1) * size;
}
