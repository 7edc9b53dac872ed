/** Maximum length of the description on a product card (CON-09). */
export const productDescriptionLimit = 200;
/** Maximum length of the general description before 'View more' on a small screen (CON-09). */
export const businessDescriptionLimit = 340;
/** Maximum length of a page title made from a description (CON-08). */
export const titleLimit = 64;
/** Maximum length of the meta description; search engines show no more. */
export const metaLimit = 160;
/** Maximum length of a specification's value on a card, and how many are shown (CON-10). */
export const specValueLimit = 50;
export const specsOnCard = 4;

// Made at first use: few texts need it, and making one is slow.
let segmenter: Intl.Segmenter | undefined;

const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * Returns the first `limit` characters of a text with white space collapsed; never splits a grapheme (an accent, a
 * flag, an emoji of several code points).
 */
export function cutText(text: string, limit: number): string {
  const joined = onOneLine(text);
  // A text never has more characters than code units, so a short one needs no segmenting.
  if (joined.length <= limit) return joined;
  const characters = [...joined.slice(0, limit * 2)];
  const end = characters.slice(0, limit).join('').length;
  if (end >= joined.length) return joined;
  segmenter ??= new Intl.Segmenter();
  const start = segmenter.segment(joined).containing(end)?.index || end;
  return joined.slice(0, start).trimEnd();
}

/**
 * Returns a text on one line, cut to `limit` characters with an ellipsis: at a space if there is one in the second
 * half.
 */
export function previewText(text: string, limit: number): string {
  const joined = onOneLine(text);
  const head = cutText(joined, limit);
  if (head.length === joined.length) return joined;
  const space = joined[head.length] === ' ' ? head.length : head.lastIndexOf(' ');
  return `${space * 2 > head.length ? head.slice(0, space) : head}…`;
}
