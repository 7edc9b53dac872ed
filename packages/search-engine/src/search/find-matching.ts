import { companyNameKey } from '../documents/company-name-key.ts';
import { type MarkGroup, markGroups } from '../documents/filter-marks.ts';
import type { SearchHits } from '../search-engine.ts';
import { type MatchParts, mostHits, type Preferred } from '../search-index.ts';
import type { SearchTerm } from '../understand/parse-query.ts';
import { type Asking, categoriesOf, categoryMark } from './asking.ts';
import { rankTerms } from './rank-terms.ts';

/** Hits with what was searched, for counting the same hits. */
export interface FoundMatches {
  readonly hits: SearchHits;
  /** What full matches have, in the words of this search. */
  readonly parts: MatchParts;
  /** What full matches of this kind meet. */
  readonly groups: readonly MarkGroup[];
  /** The search with its conditions, and the words of the thing as corrected. */
  readonly asking: Asking;
  /** Number of full matches with each mark. */
  readonly marks?: ReadonlyMap<string, number> | undefined;
}

/** A term that documents with one of these marks have. */
export function markTerm(marks: readonly string[]): SearchTerm {
  return { surface: '', spelt: false, alternatives: marks.map((mark) => ({ lexemes: [mark], weight: 1 })) };
}

/** A term that no document has. */
export const nothing = markTerm(['=']);

export interface Ranking {
  readonly parts: MatchParts;
  readonly prominent: boolean;
  readonly groups: readonly MarkGroup[];
  readonly preferred: readonly Preferred[];
}

/** Finds documents with all terms of a part and a mark of each group, best first; those in a named category rank higher. */
export async function findMatching(
  asking: Asking,
  terms: readonly SearchTerm[],
  {
    parts = terms.length > 0 ? [terms] : [],
    prominent = false,
    groups = [],
    preferred = [],
  }: Partial<Ranking> = {},
): Promise<FoundMatches> {
  const { index, recipe, statistics, query } = asking;
  const { kind, among, sort, skip, size } = query;
  const named = categoriesOf(asking, terms);
  const inCategory = named.whole
    ? [{ marks: named.ids.map(categoryMark), weight: recipe.categoryBonus }]
    : [];
  const { ids, total, marks } = await index.find({
    kind,
    among,
    sort,
    skip,
    size,
    parts,
    groups: [...groups, ...markGroups(kind, query)],
    terms: rankTerms(terms, recipe, statistics),
    wholeName: companyNameKey(query.text),
    completeness: recipe.completeness,
    preferred: [...inCategory, ...preferred],
    prominent,
    countsMarks: query.facets === true,
  });
  const alternatives = terms.flatMap((term) => term.alternatives);
  const foundBy = {
    lexemes: alternatives.flatMap(({ lexemes }) => lexemes),
    prefixes: alternatives.flatMap(({ prefix }) => prefix ?? []),
  };
  const hits: SearchHits = {
    ids: [...ids],
    total,
    ...(total >= mostHits && { atLeast: true as const }),
    ...(terms.length > 0 && { foundBy }),
    ...(named.ids[0] !== undefined && { recognised: { category: named.ids[0] } }),
  };
  return { hits, parts, groups, asking, marks };
}
