import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { companyNameKey } from '../documents/company-name-key.ts';
import type { MarkGroup } from '../documents/filter-marks.ts';
import type { Recipe } from '../documents/recipe.ts';
import type { SearchHits, SearchQuery } from '../search-engine.ts';
import type { SearchTerm } from '../understand/parse-query.ts';
import { findDocuments, type RankedTerm } from './find-documents.sql.ts';
import { type MatchParts, markConditions, partsQueries, rankOperand } from './term-query.ts';
import { nameMark } from './tsvector.ts';
import type { WordStatistics } from './word-statistics.ts';

export interface Ranking {
  readonly db: Kysely<Database>;
  readonly recipe: Recipe;
  readonly statistics: WordStatistics;
}

/** So many hits are looked at; of more any that the index gives, and the total is 'at least'. */
export const mostHits = 5_000;

/** The facets of so many hits are counted. */
export const mostCounted = 2_000;

/** Hits, and what was looked for: what counts the same hits needs to know. */
export interface Found {
  readonly hits: SearchHits;
  /** What of the words must all match, each as tsquery reads it, without filters; empty for a search without words. */
  readonly match: readonly string[];
  /** How many of the first hits have each mark, where facets were asked for. */
  readonly marks?: ReadonlyMap<string, number>;
}

/** What has all terms of one part and meets the conditions, best first. */
export async function findRanked(
  { db, recipe, statistics }: Ranking,
  query: SearchQuery,
  terms: readonly SearchTerm[],
  parts: MatchParts,
  groups: readonly MarkGroup[],
): Promise<Found> {
  const { kind, among, sort, skip, size } = query;
  const match = partsQueries(parts);
  const { ids, total, marks } = await findDocuments.only(db, {
    kind,
    among,
    sort,
    skip,
    size,
    match: [...match, ...markConditions(groups)],
    terms: rankTerms(terms, recipe, statistics),
    wholeName: nameMark(companyNameKey(query.text)),
    completeness: recipe.completeness,
    most: mostHits,
    mostCounted: query.facets ? mostCounted : 0,
  });
  const alternatives = terms.flatMap((term) => term.alternatives);
  const foundBy = {
    lexemes: alternatives.flatMap(({ lexemes }) => lexemes),
    beginnings: alternatives.flatMap(({ beginning }) => beginning ?? []),
  };
  const hits = { ids, total, ...(total >= mostHits && { atLeast: true as const }), foundBy };
  return { hits, match, ...(marks && { marks: new Map(Object.entries(marks)) }) };
}

function rankTerms(terms: readonly SearchTerm[], recipe: Recipe, statistics: WordStatistics): RankedTerm[] {
  const weights = terms.map(({ alternatives: [written] }, at) => {
    const rarity = Math.max(...(written?.lexemes.map(statistics.rarityOf) ?? []), 0.01);
    return rarity ** recipe.rarity * (at === terms.length - 1 ? recipe.lastWord : 1);
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return terms.map(({ alternatives }, at) => ({
    share: (weights[at] ?? 0) / sum,
    alternatives: alternatives.map((one) => ({ query: rankOperand(one), worth: one.worth })),
  }));
}
