// Created on first use, because it is expensive and few texts need it.
let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a text into a head of at most `limit` characters and the rest: at the last space in the second half of the
 * head if there is one (Chinese and Japanese have none), never inside a character.
 */
export function cutAtWord(text: string, limit: number): readonly [head: string, rest: string] {
  if (text.length <= limit) return [text, ''];
  const lastSpace = text.slice(0, limit + 1).search(/\s\S*$/);
  if (lastSpace >= limit / 2) return [text.slice(0, lastSpace), text.slice(lastSpace)];
  // Accents, flags and family emoji are one character made of several code points.
  segmenter ??= new Intl.Segmenter();
  const end = segmenter.segment(text).containing(limit)?.index || limit;
  return [text.slice(0, end), text.slice(end)];
}
