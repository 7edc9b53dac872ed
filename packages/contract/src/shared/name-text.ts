const letterOrDigit = /[\p{L}\p{N}]/u;

/** Whether a text has a letter or digit; a name of signs alone (`'`, `! ' !`) could not be found. */
export function isNameText(text: string): boolean {
  return letterOrDigit.test(withoutInvisible(text));
}

const latin = /\p{Script=Latin}/u;
const otherLetter = /(?!\p{Script=Latin})\p{L}/u;

/** Whether a name has a Latin letter, which buyers abroad can read and type. */
export function hasLatinLetter(text: string): boolean {
  return latin.test(text);
}

/** Whether a name has letters and all of them are Latin. */
export function isLatinText(text: string): boolean {
  return latin.test(text) && !otherLetter.test(text);
}

/** Returns a text as a single line with white space collapsed and invisible characters removed. */
export function oneLine(text: string): string {
  return withoutInvisible(text).replace(/\s+/g, ' ').trim();
}

/** Invisible characters: joiners, fillers, bidi marks and overrides, tags, annotations, and the empty Braille cell. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u;

/**
 * Removes invisible characters, so that names that look the same are equal. Keeps those that affect rendering:
 * joiners in emoji and in scripts that need them, variation selectors of emoji, Han and Mongolian letters, tags of
 * flags.
 */
export function withoutInvisible(text: string): string {
  if (!invisible.test(text)) return text;
  const kept: string[] = [];
  const characters = [...text];
  for (const [at, character] of characters.entries())
    if (!invisible.test(character) || isPart(character, kept.at(-1) ?? '', characters[at + 1] ?? ''))
      kept.push(character);
  return kept.join('');
}

const picture = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
const letter = /[\p{L}\p{M}]/u;
/** Scripts whose letters do not join. */
const apart =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3164\uffa0]/u;

function isPart(character: string, before: string, after: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  // Zero width joiner and non-joiner.
  if (code === 0x200d && picture.test(before)) return /\p{Extended_Pictographic}/u.test(after);
  if (code === 0x200c || code === 0x200d) return letter.test(before) && !apart.test(before);
  // Variation selectors.
  if (code === 0xfe0e || code === 0xfe0f) return picture.test(before) || after === '\u20e3';
  if (code >= 0xe0100 && code <= 0xe01ef) return /\p{Script=Han}/u.test(before);
  if (code >= 0x180b && code <= 0x180f) return /\p{Script=Mongolian}/u.test(before);
  // The flag of England is a black flag with the tags of 'gbeng'.
  return code >= 0xe0020 && code <= 0xe007f && /[\u{1f3f4}\u{e0020}-\u{e007f}]/u.test(before);
}
