import { type Language, languages } from '../../packages/edition/src/language.ts';

/** One value for each language of the network. */
export function inEachLanguage<Value>(inLanguage: (language: Language) => Value): Record<Language, Value> {
  const entries = languages.map((language) => [language, inLanguage(language)]);
  return Object.fromEntries(entries) as Record<Language, Value>;
}
