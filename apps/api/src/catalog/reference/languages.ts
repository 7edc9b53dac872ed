import { languages } from '@wbn/contract/shared/language.ts';
import { capitalised, computedCodeList } from './code-list.ts';

/** ISO 639-1 codes of the languages that trade is done in. */
const codes = (
  'af am ar ay az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gn gu ha he hi hr hu hy id ig is it ja ka ' +
  'kk km kn ko ku ky lo lt lv mg mi mk ml mn mr ms mt my ne nl no pa pl ps pt qu ro ru rw si sk sl so sq sr st sv sw ta te tg ' +
  'th ti tk tn tr uk ur uz vi wo xh yo zh zu'
).split(' ');

const displayNames = new Map(
  languages.map((language) => [language, new Intl.DisplayNames(language, { type: 'language' })]),
);

/** Languages a person or company may speak, by name. */
export const spokenLanguages = computedCodeList(
  codes,
  (code, language) => capitalised(displayNames.get(language)?.of(code) ?? code, language),
  { sorted: true },
);
