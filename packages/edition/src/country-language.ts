import { type Language, languages } from './language.ts';

/** The language in which a company of a country (ISO 3166-1, two letters) is written to: the most spoken there, or English. */
export function countryLanguage(country: string | null): Language {
  if (!country) return languages[0];
  const { language } = new Intl.Locale('und', { region: country }).maximize();
  return languages.find((known) => known === language) ?? languages[0];
}
