import { headMark, quote } from './build-document.ts';
import type { MarkGroup } from './filter-marks.ts';
import type { SearchTerm } from './parse-query.ts';
import { bestShelves, frontMark, frontQuery } from './shelf.ts';
import { anyOfQueries, anyPartQuery, type MatchParts, partsQueries } from './term-query.ts';
import type { WordStatistics } from './word-statistics.ts';

/** Up to about so many hits all are ranked: to find the half of them that stands on the first shelves takes as long. */
export const fewHits = 2_000;
/** Of more hits, shelves are asked until they should hold so many. */
const candidates = 1_000;
/** So few are expected in front that enough of them to rank by would be a wonder. */
const notWorthAsking = 60;
/** Of all documents. Fewer are told apart so far only where not all were written with the mark `=f`; more would save nothing. */
const inFrontOfAll = { least: 1 / 10, most: 1 / 3 };

/** What finds some of the best of what matches. */
export interface Selection {
  /** Each as tsquery reads it. */
  readonly match: readonly string[];
  /** At most so many of them are ranked. */
  readonly most: number;
  /** Of all that matches it should hold about this share; absent where it tells nothing of the rest. */
  readonly share?: number;
  /** Instead, where this finds more than may be ranked. */
  readonly ifMore?: Selection;
}

/**
 * What finds the best of what matches where a part has very common words alone, from the least on: on the first shelves, in front, and of a
 * single word what it names. Empty where all hits can be ranked. Of the documents, `passing` is the share that passes the filters.
 */
export function selectBest(parts: MatchParts, statistics: WordStatistics, passing = 1): readonly Selection[] {
  const [only] = parts;
  if (!only || parts.length > 1) return selectOfParts(parts, statistics, passing);
  if (!isCommon(only, statistics)) return [];
  const [word, ...others] = only;
  if (word && others.length === 0) return selectOfWord(word, statistics, passing);
  return selectTogether(partsQueries(parts), expectedHits(only, statistics) * passing, statistics);
}

/** Of a single word it is known how many have it, but not how many of them pass filters. */
function selectOfWord(word: SearchTerm, statistics: WordStatistics, passing: number): readonly Selection[] {
  const marks = headMarks(word);
  const marked = countMarked(marks, statistics) * passing;
  const asHead = marked > candidates;
  const match = asHead ? [anyOfQueries(marks.map(quote))] : partsQueries([[word]]);
  const hits = asHead ? marked : expectedHits([word], statistics) * passing;
  if (asHead && hits <= fewHits) return [{ match, most: fewHits, share: 1 }];
  if (passing < 1) return selectTogether(match, hits, statistics);
  if (hits <= fewHits) return [];
  const inFront = shareInFront(statistics);
  const front = { match: [frontQuery, ...match], most: fewHits, share: inFront };
  const first = onFirstShelves(match, hits, statistics);
  if (!first) return inFront > 0 ? [front] : [];
  if (inFront === 0) return [first];
  return hits * inFront > fewHits ? [first, front] : [front];
}

/**
 * Words of one name are together more often than by chance, others hardly ever, and filters likewise: all in front are looked through, a
 * fraction of the work, and tell which it is.
 */
function selectTogether(
  match: readonly string[],
  hits: number,
  statistics: WordStatistics,
): readonly Selection[] {
  const inFront = shareInFront(statistics);
  if (inFront === 0) {
    const first = hits > fewHits ? onFirstShelves(match, hits, statistics) : undefined;
    return first ? [first] : [];
  }
  if (hits * inFront < notWorthAsking) return [];
  const ifMore = onFirstShelves(match, Math.max(hits, (2 * fewHits) / inFront), statistics);
  const front = {
    match: [frontQuery, ...match],
    most: fewHits,
    share: inFront,
    ...(ifMore && { ifMore }),
  };
  return ifMore && hits * inFront > fewHits ? [ifMore, front] : [front];
}

/**
 * Of parts that few documents have all is looked through, alone if that is enough: a document with a very common word and none of the others
 * is hardly what is looked for. Else beside the first shelves of the others.
 */
function selectOfParts(parts: MatchParts, statistics: WordStatistics, passing: number): readonly Selection[] {
  const most = candidates + fewHits;
  const seldom = partsAside(parts, (part) => expectedHits(part, statistics) * passing);
  const aside = seldom.length > 0 ? [{ match: [anyPartQuery(seldom)], most }] : [];
  const common = parts.filter((part) => isCommon(part, statistics));
  const hits = expectedOfParts(common, statistics) * passing;
  const shelves = hits > fewHits ? shelvesOf(hits, statistics) : undefined;
  if (!shelves) return aside;
  const { query, share } = shelves;
  const rare = parts.filter((part) => !common.includes(part));
  if (rare.length > 0) {
    const either = `${anyPartQuery(rare)} | ${anyPartQuery(common)} & (${query})`;
    return [...aside, { match: [either], most, share }];
  }
  // So many hits, that the shelves asked for are all in front.
  const inFront = hits * shareInFront(statistics) > candidates ? [frontQuery] : [];
  return [...aside, { match: [...inFront, query, anyPartQuery(common)], most, share }];
}

/** Those that few hits have, where all others have more than can be ranked. */
function partsAside(parts: MatchParts, hitsOf: (part: readonly SearchTerm[]) => number): MatchParts {
  const seldom = parts.filter((part) => hitsOf(part) <= candidates);
  const others = parts.filter((part) => !seldom.includes(part));
  return others.length > 0 && others.every((part) => hitsOf(part) > fewHits) ? seldom : [];
}

function onFirstShelves(
  match: readonly string[],
  hits: number,
  statistics: WordStatistics,
): Selection | undefined {
  const shelves = shelvesOf(hits, statistics);
  if (!shelves) return undefined;
  const inFront = shareInFront(statistics) > 0 ? [frontQuery] : [];
  return { match: [...inFront, shelves.query, ...match], most: candidates, share: shelves.share };
}

function shelvesOf(hits: number, { documents, shareOf }: WordStatistics) {
  return bestShelves(Math.min(hits, documents), candidates, shareOf);
}

/** The share of all documents that passes filters, each given by its marks, as if they had nothing to do with each other. */
export function shareThatPasses(groups: readonly MarkGroup[], { shareOf }: WordStatistics): number {
  return groups.reduce((all, { marks }) => {
    const share = marks.reduce((sum, mark) => sum + shareOf(mark), 0);
    return all * Math.min(share, 1);
  }, 1);
}

/** Whether one filter alone surely lets more pass than are counted; of several together that is not known without looking. */
export function letManyPass(groups: readonly MarkGroup[], statistics: WordStatistics): boolean {
  return groups.length === 1 && statistics.documents * shareThatPasses(groups, statistics) > 2 * fewHits;
}

/** What stands for all that matches, or for everything, and passes filters when it is counted; undefined where that should be little. */
export function bestToCount(
  parts: MatchParts,
  statistics: WordStatistics,
  groups: readonly MarkGroup[],
): readonly string[] | undefined {
  const passing = shareThatPasses(groups, statistics);
  if (parts.length === 0) {
    const hits = statistics.documents * passing;
    return hits > fewHits ? onFirstShelves([], hits, statistics)?.match : undefined;
  }
  const common = parts.filter((part) => isCommon(part, statistics));
  const hits = expectedOfParts(common, statistics) * passing;
  // What is enough of one set of hits need not be of another.
  const toSize = selectBest(parts, statistics, passing).find(({ share }) => share !== undefined);
  return hits > fewHits ? toSize?.match : undefined;
}

/** The share of all documents that stands in front; 0 where those cannot stand for the best of all. */
export function shareInFront({ shareOf }: WordStatistics): number {
  const share = shareOf(frontMark);
  return share >= inFrontOfAll.least && share <= inFrontOfAll.most ? share : 0;
}

/** Whether each of the words is very common, so that ranking all hits might be too much. */
export function isCommon(terms: readonly SearchTerm[], statistics: WordStatistics): boolean {
  const counts = terms.map((term) => countOf(term, statistics));
  return counts.length > 0 && Math.min(...counts) > fewHits;
}

function expectedOfParts(parts: MatchParts, statistics: WordStatistics): number {
  return parts.reduce((sum, part) => sum + expectedHits(part, statistics), 0);
}

/** As if the words had nothing to do with each other. */
function expectedHits(terms: readonly SearchTerm[], statistics: WordStatistics): number {
  const { documents } = statistics;
  return terms.reduce((all, term) => all * Math.min(countOf(term, statistics) / documents, 1), documents);
}

/**
 * About how many documents have a term; 0 where it is not common. What a thing is called elsewhere mostly stands in the same documents, since
 * categories are found in all languages: beside the commonest way to have the term, half of the others counts.
 */
function countOf({ alternatives }: SearchTerm, statistics: WordStatistics): number {
  const counts = alternatives.map(({ lexemes }) => countTogether(lexemes, statistics));
  const most = Math.max(0, ...counts);
  return (most + counts.reduce((sum, count) => sum + count, 0)) / 2;
}

/** The words of a phrase are together more often than by chance, and less often than the rarest of them is there: between the two. */
function countTogether(lexemes: readonly string[], { documents, countOf: count }: WordStatistics): number {
  if (lexemes.length === 0) return 0;
  const shares = lexemes.map((lexeme) => (count(lexeme) ?? 0) / documents);
  const byChance = shares.reduce((all, share) => all * share, 1);
  return documents * Math.sqrt(byChance * Math.min(...shares));
}

/** The marks of what a term names. */
function headMarks({ alternatives }: SearchTerm): string[] {
  return alternatives.flatMap(({ lexemes: [lexeme, ...others] }) =>
    lexeme !== undefined && others.length === 0 ? [headMark(lexeme)] : [],
  );
}

/** About how many documents have one of these marks. */
function countMarked(marks: readonly string[], statistics: WordStatistics): number {
  return marks.reduce((sum, mark) => sum + (statistics.countOf(mark) ?? 0), 0);
}
