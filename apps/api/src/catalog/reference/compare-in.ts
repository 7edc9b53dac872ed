import { type Language, languages } from '@wbn/contract/shared/language.ts';

const collators = Object.fromEntries(
  languages.map((language) => [language, new Intl.Collator(language)]),
) as Record<Language, Intl.Collator>;

/** Puts texts in the order of a language. */
export function compareIn(language: Language): (one: string, other: string) => number {
  return collators[language].compare;
}
