import type { Candidate } from './load-newsfeed.sql.ts';

/** Of one author in a row of ten, as long as others have something to say. */
export const mostOfAuthor = 2;
export const rowLength = 10;

/**
 * A balanced page out of the newest candidates, which are in the order of time: of any ten posts in a row at most two are of one author,
 * unless the others have too little for a page. In the order of time again.
 * @param above who has written what stands directly above this page, the last of them last
 */
export function chooseBalanced(
  candidates: readonly Candidate[],
  size: number,
  above: readonly string[] = [],
): readonly Candidate[] {
  const authors = [...above];
  const chosen = new Set<Candidate>();
  for (const candidate of candidates) {
    if (chosen.size === size) break;
    const around = authors.slice(1 - rowLength).filter((author) => author === candidate.author_id);
    if (around.length >= mostOfAuthor) continue;
    authors.push(candidate.author_id);
    chosen.add(candidate);
  }
  for (const candidate of candidates) {
    if (chosen.size === size) break;
    chosen.add(candidate);
  }
  return candidates.filter((candidate) => chosen.has(candidate));
}
