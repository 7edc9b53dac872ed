import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import type { SearchRecognised } from '@wbn/contract/search/search-reply.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Recognised, SearchFilters, SearchHits } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import type { Catalog } from '../catalog/catalog.ts';
import { readCategoryCounts } from './category-counts.ts';
import { facetText } from './facet-texts.ts';
import { presentFacets } from './present-facets.ts';

interface Known {
  readonly db: Kysely<Database>;
  readonly catalog: Catalog;
}

/** What the three searches answer alike besides their results and the total. */
export async function presentFindings(
  hits: SearchHits,
  filters: SearchFilters,
  language: Language,
  known: Known,
  type?: SearchTypeCode,
) {
  const { total, atLeast = false, correction, loosened, full, facets, tabs, recognised } = hits;
  return {
    total_is_least: atLeast,
    facets: facets && presentFacets(facets, filters, language, known.catalog),
    // The tab of this search says what its heading says.
    tabs: tabs?.map((tab) =>
      tab.type === type ? { type, count: full ?? total, least: full === undefined && atLeast } : tab,
    ),
    correction,
    loosened,
    full_results: full,
    recognised: recognised && (await presentRecognised(recognised, language, known)),
  };
}

/** Names for what the engine recognised; what has no name any more is left out. */
async function presentRecognised(
  { category, certificates = [], places = [] }: Recognised,
  language: Language,
  { db, catalog }: Known,
): Promise<SearchRecognised> {
  const named = <Value extends { value: string }>(facet: FacetName, given: Value) => {
    const text = facetText(facet, given.value, language, catalog);
    return text === undefined ? [] : [{ ...given, text }];
  };
  const name = category && catalog.industries.find(category, language)?.name;
  return {
    ...(category &&
      name && {
        category: { id: category, name, counts: (await readCategoryCounts(db)).get(category) ?? {} },
      }),
    certificates: certificates.flatMap((value) => named('certificates', { value })),
    places: places.flatMap((place) => named(place.facet, place)),
  };
}
