import { anyValue } from '@wbn/contract/search/facet-values.ts';
import { type TextLanguage, textLanguages } from '@wbn/contract/shared/language.ts';
import { certificateName } from '@wbn/search-engine/documents/certificate-slug.ts';
import { foldText } from '@wbn/search-engine/understand/fold-text.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import { countryOtherNames } from '../catalog/reference/other-names.ts';

/** Of each kind. */
const mostSuggested = 3;
/** Of alphabets; shorter text begins too many names. */
const fewestLetters = 3;

type Counts = ReadonlyMap<string, number>;

/** Suggests countries of companies with a name in any language in which a word begins with the text; most companies first. */
export function suggestCountries(text: string, language: TextLanguage, counts: Counts) {
  const typed = foldText(text.trim());
  if (!isEnough(typed)) return [];
  const codes = [...counts.keys()].filter((code) =>
    foldedNames(code).some((name) => name.includes(` ${typed}`)),
  );
  return mostFirst(codes, counts).flatMap(({ value: code, companies }) => {
    const name = findCountry(code, language)?.countryName;
    return name === undefined ? [] : [{ code, name, companies }];
  });
}

/** Names of a country in all languages, each after a space. */
const foldedNames = keepEach((code) =>
  [
    ...textLanguages.map((language) => findCountry(code, language)?.countryName ?? ''),
    ...(countryOtherNames[code] ?? []),
  ].map((name) => ` ${foldText(name)}`),
);

/** Suggests certificates of companies whose name begins with the text, however it is spaced: 'iso9'; most companies first. */
export function suggestCertificates(text: string, counts: Counts) {
  const typed = lettersOf(text);
  if (!isEnough(typed)) return [];
  const values = [...counts.keys()].filter(
    (value) => value !== anyValue && certificateLetters(value).startsWith(typed),
  );
  return mostFirst(values, counts).map((found) => ({ ...found, name: certificateName(found.value) }));
}

const certificateLetters = keepEach((value) => lettersOf(certificateName(value)));

/** Makes each value once; they are needed at every key stroke. */
function keepEach<Value>(make: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
}

function isEnough(typed: string): boolean {
  return typed.length >= (/[a-z]/.test(typed) ? fewestLetters : 1);
}

const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

function mostFirst(values: Iterable<string>, counts: Counts) {
  return [...values]
    .flatMap((value) => {
      const companies = counts.get(value) ?? 0;
      return companies > 0 ? [{ value, companies }] : [];
    })
    .toSorted((one, other) => other.companies - one.companies)
    .slice(0, mostSuggested);
}
