import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { nameMark } from './build-document.ts';
import { companyNameKey } from './company-name-key.ts';
import { type MarkGroup, markConditions } from './filter-marks.ts';
import { findDocuments, type RankedTerm } from './find-documents.sql.ts';
import type { KnownSelections } from './known-selections.ts';
import type { SearchTerm } from './parse-query.ts';
import { rarestFirst } from './rarest-first.ts';
import type { Recipe } from './recipe.ts';
import type { SearchHits, SearchQuery } from './search-engine.ts';
import { fewHits, isCommon, selectBest, shareThatPasses } from './select-best.ts';
import { type MatchParts, partsQueries, rankOperand } from './term-query.ts';
import type { WordStatistics } from './word-statistics.ts';

export interface Ranking {
  readonly db: Kysely<Database>;
  readonly recipe: Recipe;
  readonly statistics: WordStatistics;
  /** Of this kind of documents. */
  readonly known: KnownSelections;
}

/** Fewer of the best are too few to rank by them alone. */
const tooFew = 250;
const mostRanked = 10_000;

/** Hits, and what was looked for: what counts the same hits needs to know. */
export interface Found {
  readonly hits: SearchHits;
  readonly parts: MatchParts;
  /** What of the words must all match, each as tsquery reads it, without filters; empty for a search without words. */
  readonly match: readonly string[];
  /** What was asked for instead where very many match. */
  readonly best?: readonly string[] | undefined;
  /** The same, where it finds enough with fewer filters as well. */
  readonly bestWithFewerFilters?: readonly string[] | undefined;
  /** How many hits have each mark, where that was asked for. */
  readonly marks?: ReadonlyMap<string, number>;
}

/**
 * The best of what has all terms of one part and meets the conditions. Of very many hits only the best shelves are ranked, and the total
 * is a lower bound.
 */
export async function findRanked(
  { db, recipe, statistics, known }: Ranking,
  query: SearchQuery,
  terms: readonly SearchTerm[],
  parts: MatchParts,
  groups: readonly MarkGroup[],
): Promise<Found> {
  const conditions = markConditions(groups);
  const { kind, among, sort, skip, size } = query;
  const find = (wanted: readonly string[], most: number) =>
    findDocuments.only(db, {
      kind,
      among,
      sort,
      skip,
      size,
      match: rarestFirst([...wanted, ...conditions], statistics.shareOf),
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
  const enough = Math.max(tooFew, skip + size);
  const isBounded = parts.some((part) => isCommon(part, statistics));
  // Those among whom is looked are few.
  const asked = isBounded && !among ? [...match, ...conditions] : undefined;
  const selections = asked
    ? (known.of(asked) ?? selectBest(parts, statistics, shareThatPasses(groups, statistics)))
    : [];
  let expected = Number.POSITIVE_INFINITY;
  for (const { ifMore, ...selection } of selections) {
    if (selection.share !== undefined && expected * selection.share < tooFew) continue;
    const found = await find(selection.match, selection.most);
    const more = found.total >= selection.most ? ifMore : undefined;
    const best = more ?? selection;
    const { ids, total, marks } = more ? await find(more.match, more.most) : found;
    if (total >= enough) {
      if (asked) known.keep(asked, [best]);
      const hits = { ids, total, atLeast: true as const, foundBy };
      const bestWithFewerFilters = best.share === undefined ? best.match : undefined;
      return { hits, parts, match, best: best.match, bestWithFewerFilters, ...withMarks(marks) };
    }
    if (best.share !== undefined) expected = total / best.share;
  }
  const most = isBounded ? fewHits : mostRanked;
  const { ids, total, marks } = await find(match, most);
  const isCut = total >= most;
  if (asked && isCut) known.forget(asked);
  // Far down a list more is asked for than its first pages need.
  else if (asked && enough === tooFew) known.keep(asked, []);
  const hits = { ids, total, ...(isCut && { atLeast: true as const }), foundBy };
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
