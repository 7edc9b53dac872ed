import { headMark, quote } from './build-document.ts';
import type { SearchTerm } from './parse-query.ts';
import { bestShelves, frontMark, frontQuery } from './shelf.ts';
import { anyOfQueries, anyPartQuery, type MatchParts, partsQueries } from './term-query.ts';
import type { WordStatistics } from './word-statistics.ts';

/** Up to about so many hits all are ranked: to find the half of them that stands on the first shelves takes as long. */
export const fewHits = 2_000;
/** Of more hits, shelves are asked until they should hold so many. */
const candidates = 1_000;
/** Of all documents. Fewer are told apart so far only where not all were written since migration 0046; more would save nothing. */
const inFrontOfAll = { least: 1 / 10, most: 1 / 3 };

/** What finds some of the best of what matches. */
export interface Selection {
  /** Each as tsquery reads it. */
  readonly match: readonly string[];
  /** At most so many of them are ranked. */
  readonly most: number;
  /** Of all that matches it should hold about this share. */
  readonly share: number;
}

/**
 * What finds the best of what matches where a part has very common words alone, from the least on: on the first shelves, in front, and of a
 * single word what it names. Empty where all hits can be ranked.
 */
export function selectBest(parts: MatchParts, statistics: WordStatistics): readonly Selection[] {
  const common = parts.filter((part) => isCommon(part, statistics));
  const [word, ...others] = parts.length === 1 ? (common[0] ?? []) : [];
  const marks = word && others.length === 0 ? headMarks(word) : [];
  const marked = countMarked(marks, statistics);
  const asHead = marked > candidates;
  const hits = asHead ? marked : common.reduce((sum, part) => sum + expectedHits(part, statistics), 0);
  const match = asHead ? [anyOfQueries(marks.map(quote))] : partsQueries(parts);
  if (hits <= fewHits) return asHead ? [{ match, most: fewHits, share: 1 }] : [];

  const shelves = bestShelves(Math.min(hits, statistics.documents), candidates, statistics.shareOf);
  if (parts.length > 1) {
    if (shelves === undefined) return [];
    // Parts that few documents have are looked through beside the shelves.
    const rare = parts.filter((part) => !common.includes(part));
    const onShelves = `${anyPartQuery(common)} & (${shelves.query})`;
    const either = [...(rare.length > 0 ? [anyPartQuery(rare)] : []), onShelves].join(' | ');
    return [{ match: [either], most: candidates + fewHits, share: shelves.share }];
  }
  const inFront = shareInFront(statistics);
  const front = { match: [frontQuery, ...match], most: fewHits, share: inFront };
  if (shelves === undefined) return inFront > 0 ? [front] : [];
  if (inFront === 0) return [{ match: [shelves.query, ...match], most: candidates, share: shelves.share }];
  const first = { match: [frontQuery, shelves.query, ...match], most: candidates, share: shelves.share };
  return hits * inFront > fewHits ? [first, front] : [front];
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
