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

/** Values chosen of each facet: any of them will do, none filters nothing. `verified` is `['1']` or nothing. */
type Choices = { readonly [Facet in AddressFacet]: readonly string[] };

/** What the address of a search says; `page` starts at 1. */
export interface SearchAddress extends Choices {
  /** A list with an address of its own, which says the kind of search too. */
  readonly list?: PreparedListName | undefined;
  readonly business: SearchTypeCode;
  readonly search: string;
  /** Without it the best match is first. */
  readonly sort?: (typeof searchSorts)[number] | undefined;
  /** Results on a page. */
  readonly size: (typeof pageSizes)[number];
  /** Just the words that were typed, no similar ones. */
  readonly exact?: true | undefined;
  readonly page: number;
}

/** Results on a page where nobody chose otherwise (A9, B9). */
export const searchPageSize = 5;

/** Deeper ones cost much and tell nothing. */
const lastResult = 10_000;

const facetEntries = Object.entries(addressFacets) as [AddressFacet, FacetName][];

/** Manufacturers, everywhere, anything (RT-02). */
export const anySearch: SearchAddress = {
  business: 'MA',
  search: '',
  ...choicesOf(() => []),
  size: searchPageSize,
  page: 1,
};
const everywhere = 'global';
const longestSearch = 200;

/** Reads an address; whatever is missing or makes no sense becomes its default (RT-02). A `list` says the kind of search, too. */
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
    search: tidySearch(parameters.get('search') ?? ''),
    ...choicesOf((facet, name) =>
      isOf(business, name) ? readValues(parameters.get(facet) ?? '', name) : [],
    ),
    ...(sort && { sort }),
    size,
    ...(parameters.get('exact') === '1' && { exact: true as const }),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPageOf(size)) : 1,
  };
}

/** Those that a facet can have, each once. */
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

/** What a kind is not narrowed by is not read. */
function isOf(business: SearchTypeCode, name: FacetName): boolean {
  return facetKinds[name].some((kind) => kind === searchModeOf(business));
}

/** Control characters are typed by nobody, and a cut between the halves of a character leaves none. */
function tidySearch(text: string): string {
  const tidied = text.replace(/\p{Cc}+/gu, ' ').trim();
  return tidied.slice(0, longestSearch).replace(/[\ud800-\udbff]$/, '');
}

/** The address of a search, always with the three parameters of the specification (RT-02); of a list only with what was chosen. */
export function searchPath(address: Partial<SearchAddress>): string {
  const { pathname, parameters } = splitSearchPath(address);
  return parameters.size > 0 ? `${pathname}?${`${parameters}`.replaceAll('%2C', ',')}` : pathname;
}

/** The same in two parts, for forms: their browsers write the query. */
export function splitSearchPath(address: Partial<SearchAddress>) {
  const full = { ...anySearch, ...address };
  const { list, business, search, sort, size, exact, page } = full;
  const countries = full.countries.join(',') || everywhere;
  const parameters = new URLSearchParams(list ? {} : { business });
  if (!list || countries !== everywhere) parameters.set('countries', countries);
  if (!list || search !== '') parameters.set('search', search);
  // People are not searched by industry, for one: a link to them carries no filter that would be ignored (decision 14).
  for (const [facet, name] of facetEntries)
    if (full[facet].length > 0 && (business !== 'UR' || isOf(business, name)))
      parameters.set(facet, full[facet].join(','));
  if (sort) parameters.set('sort', sort);
  if (size !== searchPageSize) parameters.set('size', String(size));
  if (exact) parameters.set('exact', '1');
  if (page > 1) parameters.set('page', String(page));
  return { pathname: `/${list ?? 'search-result'}`, parameters };
}

/** The last page that can be asked for. */
export function lastPageOf(size: number): number {
  return lastResult / size;
}

/** Rows to skip for a page (SRCH-02). */
export function skipOf({ page, size }: Pick<SearchAddress, 'page' | 'size'>): number {
  return (page - 1) * size;
}
