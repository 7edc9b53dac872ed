const shelves = 256;
/** What completeness decides of the shelf; the rest is chance, so that equal rows spread over many. */
const decided = 0.7;

/**
 * Every document stands on one of 256 shelves, the most complete on the first ones. Of a word that very many have, a few shelves are
 * asked, so that the search reads a bounded number of rows however many there are.
 */
export function shelfMark(completeness: number, id: string): string {
  let hash = 0;
  for (let at = 0; at < id.length; at += 1) hash = (Math.imul(hash, 31) + id.charCodeAt(at)) | 0;
  const chance = ((Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8) & 0xffff) / 0x10000;
  const place = decided * (1 - Math.min(Math.max(completeness, 0), 1)) + (1 - decided) * chance;
  return markOf(Math.min(Math.floor(place * shelves), shelves - 1));
}

/** The marks of all shelves, the best first. */
export const shelfMarks: readonly string[] = Array.from({ length: shelves }, (_, shelf) => markOf(shelf));

function markOf(shelf: number): string {
  return `=s${shelf.toString(16).padStart(2, '0')}`;
}
