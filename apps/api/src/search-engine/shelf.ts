import { quote } from './build-document.ts';

/** On documents that stand in front; what an index of their own has (`search_front_...`) is read in a fraction of the time. */
export const frontMark = '=f';
/** Finds them, as tsquery reads it. */
export const frontQuery = quote(frontMark);
/** In front stand the first shelves that hold this share of all documents, or somewhat more. */
const frontShare = 1 / 8;

/** By completeness; the most complete are on the first. */
const shelves = 8;
/** Each cut of a shelf holds half of the one before, by chance: the smallest one in 4,096 of its documents. */
const cuts = 13;

/**
 * Where a document stands: on one shelf, and in as many of its cuts as chance wants. Of a word that very many have, the first shelves
 * and a cut of the next are asked, so that the search reads a bounded number of rows however many there are, by a few lexemes only.
 */
export function shelfMarks(completeness: number, id: string): string[] {
  let hash = 0;
  for (let at = 0; at < id.length; at += 1) hash = (Math.imul(hash, 31) + id.charCodeAt(at)) | 0;
  const chance = ((Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8) & 0xffffff) / 0x1000000;
  const shelf = Math.min(Math.floor((1 - Math.min(Math.max(completeness, 0), 1)) * shelves), shelves - 1);
  const marks: string[] = [];
  for (let cut = 0; cut < cuts && chance < 2 ** -cut; cut += 1) marks.push(markOf(shelf, cut));
  return marks;
}

/** The share of all documents that have a mark; 0 where it is not known. */
export type ShareOf = (mark: string) => number;

/** Tells whether a document with these marks stands in front; as long as nothing is known, each does. */
export function createFrontCheck(shareOf: ShareOf): (marks: readonly string[]) => boolean {
  const front = new Set(shelvesHolding(1, frontShare, shareOf));
  return (marks) => front.size === 0 || marks.some((mark) => front.has(mark));
}

interface Shelves {
  /** As tsquery reads it. */
  readonly query: string;
  /** Of all documents. */
  readonly share: number;
}

/** The shelves on which so many of the hits should stand, or somewhat more; undefined where nothing is known. */
export function bestShelves(hits: number, wanted: number, shareOf: ShareOf): Shelves | undefined {
  const asked = shelvesHolding(hits, wanted, shareOf);
  if (asked.length === 0) return undefined;
  const share = asked.reduce((sum, mark) => sum + shareOf(mark), 0);
  return { query: asked.map(quote).join(' | '), share };
}

function shelvesHolding(hits: number, wanted: number, shareOf: ShareOf): string[] {
  const asked: string[] = [];
  let expected = 0;
  for (let shelf = 0; shelf < shelves && expected < wanted; shelf += 1) {
    const more = hits * shareOf(markOf(shelf, 0));
    if (more === 0) continue;
    const cut = Math.floor(Math.log2(more / (wanted - expected)));
    asked.push(markOf(shelf, Math.min(Math.max(cut, 0), cuts - 1)));
    expected += more;
  }
  return asked;
}

function markOf(shelf: number, cut: number): string {
  return `=s${shelf}${cut.toString(16)}`;
}
