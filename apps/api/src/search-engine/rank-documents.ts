import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { headMark, nameMark, quote } from './build-document.ts';
import { companyNameKey } from './company-name-key.ts';
import { findDocuments, type RankedTerm } from './find-documents.sql.ts';
import type { SearchTerm } from './parse-query.ts';
import type { Recipe } from './recipe.ts';
import type { SearchHits, SearchQuery } from './search-engine.ts';
import { bestShelves } from './shelf.ts';
import { anyOfQueries, rankOperand } from './term-query.ts';
import type { WordStatistics } from './word-statistics.ts';

export interface Ranking {
  readonly db: Kysely<Database>;
  readonly recipe: Recipe;
  readonly statistics: WordStatistics;
}

/** Up to about so many hits all are ranked. */
const fewHits = 1_500;
/** Of more hits, shelves are asked until they should hold so many; fewer than a quarter are too few. */
const candidates = 1_000;
const tooFew = candidates / 4;
const mostRanked = 10_000;

/** Hits, and what was looked for: what counts the same hits needs to know. */
export interface Found {
  readonly hits: SearchHits;
  readonly terms: readonly SearchTerm[];
  /** What the words must match, as tsquery reads it, without filters; empty for a search without words. */
  readonly match: string;
  /** What was asked for instead where very many match. */
  readonly best?: string | undefined;
  /** How many hits have each mark, where that was asked for. */
  readonly marks?: ReadonlyMap<string, number>;
}

/**
 * The best of what matches the text and the conditions. Of very many hits only the best shelves are ranked, and the total is a lower
 * bound.
 */
export async function findRanked(
  { db, recipe, statistics }: Ranking,
  query: SearchQuery,
  terms: readonly SearchTerm[],
  match: string,
  conditions: readonly string[],
): Promise<Found> {
  const { kind, among, sort, skip, size } = query;
  const find = (wanted: string, most: number) =>
    findDocuments.only(db, {
      kind,
      among,
      sort,
      skip,
      size,
      match: [wanted, ...conditions].join(' & '),
      terms: rankTerms(terms, recipe, statistics),
      wholeName: nameMark(companyNameKey(query.text)),
      completeness: recipe.completeness,
      most,
      countsMarks: query.facets === true,
    });
  const foundBy = {
    lexemes: terms.flatMap(({ alternatives }) => alternatives.flatMap(({ lexemes }) => lexemes)),
    beginnings: terms.flatMap(({ alternatives }) => alternatives.flatMap(({ beginning }) => beginning ?? [])),
  };
  const best = bestOf(match, terms, statistics);
  if (best !== undefined) {
    const { ids, total, marks } = await find(best, candidates);
    if (total >= Math.max(tooFew, skip + size))
      return { hits: { ids, total, atLeast: true, foundBy }, terms, match, best, ...withMarks(marks) };
  }
  const most = isCommon(terms, statistics) ? fewHits : mostRanked;
  const { ids, total, marks } = await find(match, most);
  const hits = { ids, total, ...(total >= most && { atLeast: true as const }), foundBy };
  return { hits, terms, match, ...withMarks(marks) };
}

function withMarks(marks: Readonly<Record<string, number>> | null): Pick<Found, 'marks'> {
  return marks ? { marks: new Map(Object.entries(marks)) } : {};
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

/** Whether each of the words is very common, so that ranking all hits might be too much. */
function isCommon(terms: readonly SearchTerm[], statistics: WordStatistics): boolean {
  const counts = terms.map((term) => countOf(term, (lexeme) => statistics.countOf(lexeme)));
  return counts.length > 0 && Math.min(...counts) > fewHits;
}

/** What finds the best of what matches where all words are very common: on the first shelves, and of a single word what it names. */
export function bestOf(
  match: string,
  terms: readonly SearchTerm[],
  statistics: WordStatistics,
): string | undefined {
  if (!isCommon(terms, statistics)) return undefined;
  const shareOf = (mark: string) => (statistics.countOf(mark) ?? 0) / statistics.documents;
  // As if the words had nothing to do with each other; where they have, there are more hits than that, and no more are read.
  const hits = terms.reduce(
    (all, term) =>
      all *
      Math.min(
        countOf(term, (lexeme) => shareOf(lexeme)),
        1,
      ),
    statistics.documents,
  );
  const [only] = terms;
  const heads =
    terms.length === 1 && only ? countOf(only, (lexeme) => statistics.countOf(headMark(lexeme))) : 0;
  const asHead = heads > candidates && only;
  if (!asHead && hits <= candidates) return undefined;
  const shelves = bestShelves(asHead ? heads : hits, candidates, shareOf);
  return shelves && `${asHead ? anyOfQueries(headQueries(only)) : match} & (${shelves})`;
}

function headQueries({ alternatives }: SearchTerm): string[] {
  return alternatives.flatMap(({ lexemes: [lexeme], lexemes }) =>
    lexeme !== undefined && lexemes.length === 1 ? [quote(headMark(lexeme))] : [],
  );
}

/** About how many documents have a term; 0 where it is not common. */
function countOf({ alternatives }: SearchTerm, count: (lexeme: string) => number | undefined): number {
  return alternatives.reduce(
    (sum, { lexemes }) =>
      sum + (lexemes.length > 0 ? Math.min(...lexemes.map((lexeme) => count(lexeme) ?? 0)) : 0),
    0,
  );
}
