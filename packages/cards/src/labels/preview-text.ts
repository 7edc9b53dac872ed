/** Longest description on a product card (CON-09). */
export const productDescriptionLimit = 200;
/** Longest general description shown at once on a small screen (CON-09). */
export const businessDescriptionLimit = 340;
/** Longest page title made from a description (CON-08). */
export const titleLimit = 64;
/** Longest description in the head of a page: search engines show no more. */
export const metaLimit = 160;
/** Longest value of a specification on a card, and how many of them (CON-10). */
export const specValueLimit = 50;
export const specsOnCard = 4;

// Made at first use: few texts need it, and making one is slow.
let segmenter: Intl.Segmenter | undefined;

const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The first `limit` characters of a text, with its white space joined; never a part of one (an accent, a flag, an emoji of several code points). */
export function cutText(text: string, limit: number): string {
  const joined = onOneLine(text);
  // Code units are never fewer than characters, so most texts need not be taken apart.
  if (joined.length <= limit) return joined;
  const characters = [...joined.slice(0, limit * 2)];
  const end = characters.slice(0, limit).join('').length;
  if (end >= joined.length) return joined;
  segmenter ??= new Intl.Segmenter();
  const start = segmenter.segment(joined).containing(end)?.index || end;
  return joined.slice(0, start).trimEnd();
}

/** A text on one line, cut to `limit` characters and an ellipsis when it is longer: at a space, where one is in the second half. */
export function previewText(text: string, limit: number): string {
  const joined = onOneLine(text);
  const head = cutText(joined, limit);
  if (head.length === joined.length) return joined;
  const space = joined[head.length] === ' ' ? head.length : head.lastIndexOf(' ');
  return `${space * 2 > head.length ? head.slice(0, space) : head}…`;
}
