import { Converter } from 'opencc-js/t2cn';

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

/** '1¼' is '1 1/4', not '11/4'. */
const fractionAfterFigure = /(?<=\d)(?=[¼-¾⅐-⅞])/g;

/** Invisible characters: soft hyphens, zero-width spaces and joiners, bidi marks. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

const plainLatin = /^[\x20-\x7e\s]*$/;

const eastAsian = /[\u3041-\u3096\u3400-\u9fff]/;
const hiragana = /[\u3041-\u3096]/g;
const han = /[\u3400-\u9fff]/g;
const fromHiraganaToKatakana = 0x60;

let simplified: ReadonlyMap<string, string> | undefined;

/** Traditional characters with their simplified ones, one for one, so that texts keep their length. */
function readSimplified(): ReadonlyMap<string, string> {
  if (simplified) return simplified;
  const all = Array.from({ length: 0x9fff - 0x3400 }, (_, at) => String.fromCharCode(0x3400 + at));
  const converted = Converter({ from: 't', to: 'cn' })(all.join('\n')).split('\n');
  simplified = new Map(
    all.flatMap((one, at) => {
      const other = converted[at] ?? one;
      return other !== one && other.length === 1 ? [[one, other] as const] : [];
    }),
  );
  return simplified;
}

/** Writes traditional Chinese as simplified and Hiragana as Katakana. */
function foldEastAsian(text: string): string {
  const known = readSimplified();
  return text
    .replace(hiragana, (one) => String.fromCharCode(one.charCodeAt(0) + fromHiraganaToKatakana))
    .replace(han, (one) => known.get(one) ?? one);
}

/** Normalises text of any script: lower case, compatibility forms and accents folded, invisible characters removed. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (plainLatin.test(lower)) return lower;
  const folded = lower
    .replace(invisible, '')
    .replace(tradeMarks, ' ')
    .replace(fractionAfterFigure, ' ')
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(replaced, (letter) => replacements[letter] ?? letter);
  return eastAsian.test(folded) ? foldEastAsian(folded) : folded;
}
