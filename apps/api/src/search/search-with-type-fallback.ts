import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { SearchEngine, SearchHits, SearchQuery, TypeCount } from '@wbn/search-engine/search-engine.ts';

/** How well hits match the words: 2 = all as typed, 1 = all after a spelling correction, 0 = not all. */
function answerOf({ total, correction, loosened }: SearchHits): 0 | 1 | 2 {
  if (total === 0 || loosened) return 0;
  return correction ? 1 : 2;
}

/**
 * Searches; with `otherTypes`, if no company of the requested type matches all words, returns companies of any type when they match better.
 */
export async function searchWithTypeFallback(
  engine: SearchEngine,
  query: SearchQuery,
  otherTypes = false,
): Promise<{ readonly hits: SearchHits; readonly allTypes?: true }> {
  const hits = await engine.search(query);
  if (!otherTypes || !query.businessType || query.text.trim() === '' || answerOf(hits) === 2) return { hits };
  const others = await engine.search({ ...query, businessType: undefined });
  return answerOf(others) > answerOf(hits) ? { hits: others, allTypes: true } : { hits };
}

const kinds = { ALL: 'business', PR: 'product' } as const;

/** When the hits do not match all words as typed: counts the hits of the other kind (companies or products) that do. */
export async function countOtherKind(
  engine: SearchEngine,
  query: SearchQuery,
  hits: SearchHits,
  type: SearchTypeCode & keyof typeof kinds,
): Promise<TypeCount | undefined> {
  if (query.text.trim() === '' || answerOf(hits) === 2) return undefined;
  const { text, exact, facets: _facets, tabs: _tabs, promoted: _promoted, sort: _sort, ...filters } = query;
  const kind = kinds[type];
  const found = await engine.search({
    ...filters,
    kind,
    text,
    exact,
    businessType: undefined,
    skip: 0,
    size: 1,
  });
  if (answerOf(found) < 2) return undefined;
  const { total, full, atLeast = false } = found;
  return { type, count: full ?? total, least: full === undefined && atLeast };
}
