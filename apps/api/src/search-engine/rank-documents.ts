import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { headMark, nameMark, quote } from './build-document.ts';
import { companyNameKey } from './company-name-key.ts';
import { findDocuments, type RankedTerm } from './find-documents.sql.ts';
import type { SearchTerm } from './parse-query.ts';
import type { Recipe } from './recipe.ts';
import type { SearchHits, SearchQuery } from './search-engine.ts';
import { bestShelves } from './shelf.ts';
import { anyOfQueries, anyPartQuery, type MatchParts, partsQueries, rankOperand } from './term-query.ts';
import type { WordStatistics } from './word-statistics.ts';

export interface Ranking {
  readonly db: Kysely<Database>;
  readonly recipe: Recipe;
  readonly statistics: WordStatistics;
}

/** Up to about so many hits all are ranked: to find the half of them that stands on the first shelves takes as long. */
export const fewHits = 2_000;
/** Of more hits, shelves are asked until they should hold so many; fewer than a quarter are too few. */
const candidates = 1_000;
const tooFew = candidates / 4;
const mostRanked = 10_000;

/** Hits, and what was looked for: what counts the same hits needs to know. */
export interface Found {
  readonly hits: SearchHits;
  readonly parts: MatchParts;
  /** What of the words must all match, each as tsquery reads it, without filters; empty for a search without words. */
  readonly match: readonly string[];
  /** What was asked for instead where very many match. */
  readonly best?: readonly string[] | undefined;
  /** How many hits have each mark, where that was asked for. */
  readonly marks?: ReadonlyMap<string, number>;
}

/**
 * The best of what has all terms of one part and meets the conditions. Of very many hits only the best shelves are ranked, and the total
 * is a lower bound.
 */
export async function findRanked(
  { db, recipe, statistics }: Ranking,
  query: SearchQuery,
  terms: readonly SearchTerm[],
  parts: MatchParts,
  conditions: readonly string[],
): Promise<Found> {
  const { kind, among, sort, skip, size } = query;
  const find = (wanted: readonly string[], most: number) =>
    findDocuments.only(db, {
      kind,
      among,
      sort,
      skip,
      size,
      match: [...wanted, ...conditions],
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
  const match = partsQueries(parts);
  const best = bestOf(parts, statistics);
  if (best !== undefined) {
    // Parts that few documents have are looked through beside the shelves.
    const { ids, total, marks } = await find(best, parts.length > 1 ? candidates + fewHits : candidates);
    if (total >= Math.max(tooFew, skip + size))
      return { hits: { ids, total, atLeast: true, foundBy }, parts, match, best, ...withMarks(marks) };
  }
  const most = parts.some((part) => isCommon(part, statistics)) ? fewHits : mostRanked;
  const { ids, total, marks } = await find(match, most);
  const hits = { ids, total, ...(total >= most && { atLeast: true as const }), foundBy };
  return { hits, parts, match, ...withMarks(marks) };
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
  const counts = terms.map((term) => countOf(term, statistics));
  return counts.length > 0 && Math.min(...counts) > fewHits;
}

/**
 * What finds the best of what matches where a part has very common words alone: on the first shelves, and of a single word what it names.
 * Each as tsquery reads it; undefined where all hits can be ranked.
 */
export function bestOf(parts: MatchParts, statistics: WordStatistics): readonly string[] | undefined {
  const common = parts.filter((part) => isCommon(part, statistics));
  const hits = common.reduce((sum, part) => sum + expectedHits(part, statistics), 0);
  const [word, ...others] = parts.length === 1 ? (common[0] ?? []) : [];
  const marks = word && others.length === 0 ? headMarks(word) : [];
  const marked = countMarked(marks, statistics);
  const asHead = marked > candidates;
  if (!asHead && hits <= fewHits) return undefined;
  const shareOf = (mark: string) => (statistics.countOf(mark) ?? 0) / statistics.documents;
  const shelves = bestShelves(asHead ? marked : Math.min(hits, statistics.documents), candidates, shareOf);
  if (shelves === undefined) return undefined;
  if (asHead) return [anyOfQueries(marks.map(quote)), shelves];
  if (parts.length === 1) return [shelves, ...partsQueries(parts)];
  const rare = parts.filter((part) => !common.includes(part));
  const onShelves = `${anyPartQuery(common)} & (${shelves})`;
  return [[...(rare.length > 0 ? [anyPartQuery(rare)] : []), onShelves].join(' | ')];
}

/** As if the words had nothing to do with each other; where they have, there are more hits than that, and no more are read. */
function expectedHits(terms: readonly SearchTerm[], statistics: WordStatistics): number {
  const { documents } = statistics;
  return terms.reduce((all, term) => all * Math.min(countOf(term, statistics) / documents, 1), documents);
}

/** The marks of what a term names. */
function headMarks({ alternatives }: SearchTerm): string[] {
  return alternatives.flatMap(({ lexemes: [lexeme, ...others] }) =>
    lexeme !== undefined && others.length === 0 ? [headMark(lexeme)] : [],
  );
}

/** About how many documents have a term; 0 where it is not common. */
function countOf({ alternatives }: SearchTerm, statistics: WordStatistics): number {
  return alternatives.reduce((sum, { lexemes }) => {
    const counts = lexemes.map((lexeme) => statistics.countOf(lexeme) ?? 0);
    return counts.length > 0 ? sum + Math.min(...counts) : sum;
  }, 0);
}

/** About how many documents have one of these marks. */
function countMarked(marks: readonly string[], statistics: WordStatistics): number {
  return marks.reduce((sum, mark) => sum + (statistics.countOf(mark) ?? 0), 0);
}
