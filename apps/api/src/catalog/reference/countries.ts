import { type TextLanguage, textLanguages } from '@wbn/contract/shared/language.ts';
import type { Country, State } from '@wbn/contract/shared/values.ts';
import { iso31661, iso31662 } from 'iso-3166';
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { compareIn } from './code-list.ts';

interface CountryWithDialCode extends Country {
  dialCode?: string;
}

const firstFlagLetter = 0x1f1e6;
const byLanguage = new Map(textLanguages.map((language) => [language, listIn(language)]));
const byCode = new Map(
  textLanguages.map((language) => [
    language,
    new Map((byLanguage.get(language) ?? []).map(({ dialCode: _, ...country }) => [country.code, country])),
  ]),
);

/** Returns countries and territories of ISO 3166-1 (REF-01), sorted by name in the language. */
export function listCountriesIn(language: TextLanguage): CountryWithDialCode[] {
  return byLanguage.get(language) ?? [];
}

/** Returns a country by code; undefined when there is none. */
export function findCountry(code: string | null | undefined, language: TextLanguage): Country | undefined {
  return code ? byCode.get(language)?.get(code) : undefined;
}

function listIn(language: TextLanguage): CountryWithDialCode[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const compare = compareIn(language);
  return iso31661
    .map(({ alpha2, name }) => ({
      code: alpha2,
      countryName: names.of(alpha2) ?? name,
      emoji: flagOf(alpha2),
      ...dialCodeOf(alpha2),
    }))
    .sort((one, other) => compare(one.countryName, other.countryName));
}

/** Returns a flag emoji: the two letters of the code as regional indicators. */
function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => firstFlagLetter + letter.charCodeAt(0) - 65));
}

function dialCodeOf(code: string): { dialCode?: string } {
  return isSupportedCountry(code) ? { dialCode: `+${getCountryCallingCode(code as CountryCode)}` } : {};
}

const byId = new Map(iso31662.map(({ code, name }) => [code, { stateID: code, stateName: name }]));
const byCountry = Map.groupBy(
  iso31662.filter(({ code, parent }) => code.startsWith(`${parent}-`)),
  ({ parent }) => parent,
);

/** Returns the top-level subdivisions of a country in ISO 3166-2 (REF-02), by name; empty for many small countries. */
export function listStatesOf(countryCode: string, language: TextLanguage): State[] {
  const entries = byCountry.get(countryCode) ?? [];
  const compare = compareIn(language);
  return entries
    .map(({ code, name }) => ({ stateID: code, stateName: name, countryCode }))
    .sort((one, other) => compare(one.stateName, other.stateName));
}

/** Returns a subdivision of any level by code; undefined when there is none. */
export function findState(id: string | null | undefined): Omit<State, 'countryCode'> | undefined {
  return id ? byId.get(id) : undefined;
}
