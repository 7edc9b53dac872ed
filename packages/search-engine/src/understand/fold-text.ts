/** Letters that do not decompose, and variants that people use for one another. */
const replacements: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŀ: 'l',
  ŋ: 'n',
  ŧ: 't',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
};
const replaced = new RegExp(`[${Object.keys(replacements).join('')}]`, 'g');

/**
 * Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic. Marks that form letters stay: voicing of Kana, vowels and tones of
 * Thai and Indic scripts.
 */
const accents =
  /[[\p{M}&&[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]]--[\u3099\u309a]]/gv;

/** Trademark signs, which would otherwise become letters of the word before them: 'HDMI™'. */
const tradeMarks = /[™℠]/g;

/** Invisible characters: soft hyphens, zero-width spaces and joiners, bidi marks. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

const plainLatin = /^[\x20-\x7e\s]*$/;

/** Normalises text of any script: lower case, compatibility forms and accents folded, invisible characters removed. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (plainLatin.test(lower)) return lower;
  return lower
    .replace(invisible, '')
    .replace(tradeMarks, ' ')
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(replaced, (letter) => replacements[letter] ?? letter);
}
