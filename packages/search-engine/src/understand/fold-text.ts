/** Letters that decompose into no base letter, and pairs that people write for one another. */
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
 * Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic. Marks that make a letter of their own
 * stay: the voicing of Kana, the vowels and tones of Thai and of the scripts of India.
 */
const accents =
  /[[\p{M}&&[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]]--[\u3099\u309a]]/gv;

/** Signs of trademarks, which would become letters of the word before them: 'HDMI™'. */
const tradeMarks = /[™℠]/g;

/** What is not seen and says where to break a word or which way to write: soft hyphen, zero width space and joiners, bidi marks. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

const plainLatin = /^[\x20-\x7e\s]*$/;

/** The same text for everybody who writes it: lower case, compatibility forms and accents folded, invisible characters left out, any script. */
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
