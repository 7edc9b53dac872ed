import { languageOf, type TextLanguage } from '@wbn/contract/shared/language.ts';
import { francAll } from 'franc-min';

/** Languages that are recognized, by franc's three-letter codes. */
const codes: Readonly<Record<string, string>> = {
  ...{
    eng: 'en',
    spa: 'es',
    ita: 'it',
    cmn: 'zh',
    deu: 'de',
    fra: 'fr',
    por: 'pt',
    nld: 'nl',
    pol: 'pl',
    tur: 'tr',
  },
  ...{
    ces: 'cs',
    hun: 'hu',
    ron: 'ro',
    swe: 'sv',
    vie: 'vi',
    ind: 'id',
    rus: 'ru',
    ukr: 'uk',
    ell: 'el',
    heb: 'he',
  },
  ...{ arb: 'ar', hin: 'hi', tha: 'th', jpn: 'ja', kor: 'ko' },
};
/** Minimum length: in shorter texts names and model numbers weigh as much as words; Han characters carry more. */
const shortest = 60;
const shortestHan = 20;
/** Share of the best language's score above which the second one may be right too. */
const leastLead = 0.92;
const options = { only: Object.keys(codes), minLength: shortestHan };
const names = new Map<TextLanguage, Intl.DisplayNames>();

/** Languages of texts by their beginnings: the same texts are on pages and cards again and again, and each takes 0.3 ms. */
const recognized = new Map<string, string | undefined>();
const mostRecognized = 2_000;

function codeOf(text: string): string | undefined {
  // The beginning is enough.
  const beginning = text.slice(0, 500);
  if (recognized.has(beginning)) return recognized.get(beginning);
  const [[first, best] = ['und', 1], [, second] = ['', 0]] = francAll(beginning, options);
  // Names of goods are alike in Germanic languages: without a lead nothing is said.
  const code = second > best * leastLead ? undefined : codes[first];
  const oldest = recognized.keys().next();
  if (recognized.size >= mostRecognized && !oldest.done) recognized.delete(oldest.value);
  recognized.set(beginning, code);
  return code;
}

/**
 * Returns the language of a company's text, named in the language of the page; undefined when both are the same, or
 * it cannot be recognized.
 */
export function textLanguageOf(
  text: string | null | undefined,
  language: TextLanguage,
): { code: string; name: string } | undefined {
  if (!text || text.length < (/\p{Script=Han}/u.test(text) ? shortestHan : shortest)) return undefined;
  const code = codeOf(text);
  if (code === undefined || code === languageOf(language)) return undefined;
  const named = names.get(language) ?? new Intl.DisplayNames(language, { type: 'language' });
  names.set(language, named);
  return { code, name: named.of(code) ?? code };
}
