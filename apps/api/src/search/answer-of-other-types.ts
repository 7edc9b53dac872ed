import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { SearchEngine, SearchHits, SearchQuery, TypeCount } from '@wbn/search-engine/search-engine.ts';

/** How well hits answer the words: 2 = they have all as typed, 1 = all after a correction, 0 = not all. */
function answerOf({ total, correction, loosened }: SearchHits): 0 | 1 | 2 {
  if (total === 0 || loosened) return 0;
  return correction ? 1 : 2;
}

/** Searches; `otherTypes`: where no company of the type asked for has all words, companies of any type are found if they have. */
export async function searchAllTypesInstead(
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

/** Where the hits do not have all words as typed: how many of the other type do, companies or products. */
export async function countElsewhere(
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
