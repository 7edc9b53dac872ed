// Made at first use: few texts need it, and making one is slow.
let segmenter: Intl.Segmenter | undefined;

/**
 * Cuts a text into a head of at most `limit` characters and the rest, at a space where there is one
 * in the second half of the head (Chinese and Japanese have none), never inside a character.
 */
export function cutAtWord(text: string, limit: number): readonly [head: string, rest: string] {
  if (text.length <= limit) return [text, ''];
  const lastSpace = text.slice(0, limit + 1).search(/\s\S*$/);
  if (lastSpace >= limit / 2) return [text.slice(0, lastSpace), text.slice(lastSpace)];
  // An accent, a flag or a family of people is one character of several code points.
  segmenter ??= new Intl.Segmenter();
  const end = segmenter.segment(text).containing(limit)?.index || limit;
  return [text.slice(0, end), text.slice(end)];
}
