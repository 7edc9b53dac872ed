import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { SearchHits, SearchQuery } from '@wbn/search-engine/search-engine.ts';
import { presentFacets } from './present-facets.ts';
import { type NameSources, nearestCategory, presentRecognised } from './present-recognised.ts';

/** The part of a reply that all three searches share, besides results and total. `type` is the type of the hits. */
export async function presentFindings(
  hits: SearchHits,
  query: SearchQuery,
  type: SearchTypeCode,
  language: TextLanguage,
  known: NameSources,
) {
  const { total, atLeast = false, correction, loosened, full, facets, tabs, recognised } = hits;
  const understood = recognised && (await presentRecognised(recognised, language, known));
  const { category } = understood ?? {};
  const isNowhere = total === 0 || (category !== undefined && Object.keys(category.counts).length === 0);
  return {
    total_is_least: atLeast,
    facets: facets && presentFacets(facets, query, language, known.catalog),
    // The tab of this search shows the same count as its heading.
    tabs: tabs?.map((tab) =>
      tab.type === type
        ? { type, count: loosened ? 0 : (full ?? total), least: !loosened && full === undefined && atLeast }
        : tab,
    ),
    correction,
    loosened,
    full_results: full,
    recognised: understood,
    nearest_category: isNowhere ? await nearestCategory(query.text, recognised, language, known) : undefined,
  };
}
