import { searchTypeCodes } from '@wbn/contract/catalog/business-type-codes.ts';
import { openQuotationFilters } from '@wbn/contract/quotations/open-quotations.ts';
import { openQuotationsCode } from '@wbn/contract/quotations/quotation-limits.ts';
import { addressFacets } from '@wbn/contract/search/address-facets.ts';
import { type FacetName, facetKinds } from '@wbn/contract/search/facet-values.ts';
import { searchBusinesses, searchProducts, searchUsers } from '@wbn/contract/search/searches.ts';
import type { SearchKind, SearchQuery } from '@wbn/search-engine/search-engine.ts';
import { type OpenFilters, toOpenFilters } from '../../quotations/open-filters.ts';
import { searchFilters } from '../search-filters.ts';

const bodies = { business: searchBusinesses.body, product: searchProducts.body, user: searchUsers.body };

/** An address in canonical form with the query for the engine or the filters of requests for quotation, or what is wrong with it. */
export type ReadParameters =
  | { readonly parameters: string; readonly query: Omit<SearchQuery, 'skip' | 'size'> }
  | { readonly parameters: string; readonly quotations: OpenFilters }
  | { readonly problem: string };

/**
 * Parses the query of a search address, `business=PR&countries=AU,NZ&search=pump`. Leaves out order, page and unknown parameters, so that
 * equal searches have equal parameters.
 */
export function readParameters(text: string): ReadParameters {
  const given = new URLSearchParams(text);
  if (given.get('business') === openQuotationsCode) return readOpenQuotations(given);
  const type = searchTypeCodes.find((code) => code === given.get('business')) ?? 'MA';
  const kind = type === 'PR' ? 'product' : type === 'UR' ? 'user' : 'business';
  const choices = readChoices(given, kind);
  const search = given.get('search')?.trim() ?? '';
  const exact = given.get('exact') === '1';
  const parsed = bodies[kind]?.safeParse({
    textQuery: search,
    ...(kind === 'business' && type !== 'ALL' && { businessType: type }),
    ...Object.fromEntries(choices.map(({ name, values }) => [name, name === 'verified' || values])),
    ...(exact && { exact }),
  });
  if (!parsed?.success) return problemOf(parsed?.error.issues ?? []);
  const { textQuery: _text, skip: _skip, size: _size, exact: _exact, ...narrowing } = parsed.data;
  const parameters = new URLSearchParams({ business: type, countries: 'global', search });
  for (const { parameter, values } of choices) parameters.set(parameter, values.join(','));
  if (exact) parameters.set('exact', '1');
  return {
    parameters: `${parameters}`.replaceAll('%2C', ','),
    query: { kind, text: search, ...searchFilters(narrowing) },
  };
}

function problemOf([issue]: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) {
  return { problem: `${issue?.path[0]?.toString() ?? ''}: ${issue?.message ?? ''}` };
}

/** Parses the filters of open requests for quotation, `business=RQ&category=0004.02&country=IT`. */
function readOpenQuotations(given: URLSearchParams): ReadParameters {
  const parsed = openQuotationFilters.safeParse(
    Object.fromEntries([...given].filter(([, value]) => value !== '')),
  );
  if (!parsed.success) return problemOf(parsed.error.issues);
  const { search, category, country, certificate } = parsed.data;
  const parameters = new URLSearchParams({ business: openQuotationsCode });
  for (const [name, value] of Object.entries({ search, category, country, certificate }))
    if (value) parameters.set(name, value);
  return { parameters: `${parameters}`, quotations: toOpenFilters(parsed.data) };
}

function readChoices(given: URLSearchParams, kind: SearchKind) {
  return Object.entries(addressFacets).flatMap(([parameter, name]) => {
    const values = (given.get(parameter) ?? '').split(',').filter((value) => value && value !== 'global');
    return values.length > 0 && isOf(kind, name) ? [{ parameter, name, values }] : [];
  });
}

function isOf(kind: SearchKind, name: FacetName): boolean {
  return facetKinds[name].some((known) => known === kind);
}
