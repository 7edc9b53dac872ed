import { quote } from './build-document.ts';

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

/**
 * The shelves on which so many of the hits should stand, or somewhat more; undefined where nothing is known.
 * @param shareOf the share of all documents that have a mark
 */
export function bestShelves(
  hits: number,
  wanted: number,
  shareOf: (mark: string) => number,
): string | undefined {
  const asked: string[] = [];
  let expected = 0;
  for (let shelf = 0; shelf < shelves && expected < wanted; shelf += 1) {
    const more = hits * shareOf(markOf(shelf, 0));
    if (more === 0) continue;
    const cut = Math.floor(Math.log2(more / (wanted - expected)));
    asked.push(quote(markOf(shelf, Math.min(Math.max(cut, 0), cuts - 1))));
    expected += more;
  }
  return asked.length > 0 ? asked.join(' | ') : undefined;
}

function markOf(shelf: number, cut: number): string {
  return `=s${shelf}${cut.toString(16)}`;
}
