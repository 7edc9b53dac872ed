import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { SearchFilters, SearchHits } from '@wbn/search-engine/search-engine.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { presentFacets } from './present-facets.ts';

/** What the three searches answer alike besides their results and the total. */
export function presentFindings(
  hits: SearchHits,
  filters: SearchFilters,
  language: Language,
  catalog: Catalog,
  type?: SearchTypeCode,
) {
  const { total, atLeast = false, correction, loosened, full, facets, tabs } = hits;
  return {
    total_is_least: atLeast,
    facets: facets && presentFacets(facets, filters, language, catalog),
    // The tab of this search says what its heading says.
    tabs: tabs?.map((tab) =>
      tab.type === type ? { type, count: full ?? total, least: full === undefined && atLeast } : tab,
    ),
    correction,
    loosened,
    full_results: full,
  };
}
