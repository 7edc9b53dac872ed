import { searchTypeCodes } from '@wbn/contract/catalog/business-type-codes.ts';
import { addressFacets } from '@wbn/contract/search/address-facets.ts';
import { type FacetName, facetKinds } from '@wbn/contract/search/facet-values.ts';
import { searchBusinesses, searchProducts, searchUsers } from '@wbn/contract/search/searches.ts';
import type { SearchKind, SearchQuery } from '@wbn/search-engine/search-engine.ts';
import { searchFilters } from '../search-filters.ts';

const bodies = { business: searchBusinesses.body, product: searchProducts.body, user: searchUsers.body };

/** An address in canonical form with the query for the engine, or what is wrong with it. */
export type ReadParameters =
  | { readonly parameters: string; readonly query: Omit<SearchQuery, 'skip' | 'size'> }
  | { readonly problem: string };

/**
 * Parses the query of a search address, `business=PR&countries=AU,NZ&search=pump`. Leaves out order, page and unknown parameters, so that
 * equal searches have equal parameters.
 */
export function readParameters(text: string): ReadParameters {
  const given = new URLSearchParams(text);
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
  if (!parsed?.success) {
    const [issue] = parsed?.error.issues ?? [];
    return { problem: `${issue?.path[0]?.toString() ?? ''}: ${issue?.message ?? ''}` };
  }
  const { textQuery: _text, skip: _skip, size: _size, exact: _exact, ...narrowing } = parsed.data;
  const parameters = new URLSearchParams({ business: type, countries: 'global', search });
  for (const { parameter, values } of choices) parameters.set(parameter, values.join(','));
  if (exact) parameters.set('exact', '1');
  return {
    parameters: `${parameters}`.replaceAll('%2C', ','),
    query: { kind, text: search, ...searchFilters(narrowing) },
  };
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
