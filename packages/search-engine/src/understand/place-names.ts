import { type WorldRegion, worldRegions } from '@wbn/contract/search/facet-values.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { iso31662 } from 'iso-3166';
import { worldCountries } from '../documents/world-regions.ts';
import { phrasesOf } from './conditions/phrases.ts';
import { keyOf, tokensOf } from './conditions/tokens.ts';

/** Where a company is. */
export interface Address {
  readonly country: string;
  /** ISO 3166-2; empty for none. */
  readonly region: string;
  readonly city: string;
}

/** A part of a country or world region. */
export type Part = 'north' | 'south' | 'east' | 'west' | 'centre';

type Level = 'worldRegions' | 'countries' | 'regions' | 'city';

/** A place that a text can name. */
export interface Place {
  readonly level: Level;
  /** A code, or the name of a city. */
  readonly value: string;
  /** Only after 'in', 'from' or the like. */
  readonly linkedOnly?: boolean;
}

/** Languages in which buyers write names of countries. */
const buyersLanguages = [...languages, 'de', 'fr', 'pt', 'nl', 'pl', 'ja', 'ko', 'ru'];
type Names = Map<string, Place[]>;

export const nameKey = (name: string) => keyOf(tokensOf(name));

function add(names: Names, name: string, place: Place): void {
  const key = nameKey(name);
  const known = names.get(key) ?? [];
  if (key && !known.some(({ level, value }) => level === place.level && value === place.value))
    names.set(key, [...known, place]);
}

let kept: { names: Names; cityNames: ReadonlyMap<string, readonly string[]> } | undefined;

/** Names of countries, world regions, subdivisions and large cities, whoever is there. */
export function readNames() {
  if (kept) return kept;
  const names: Names = new Map();
  const displayed = buyersLanguages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const codes = [
    ...worldCountries.map((value) => ({ level: 'countries' as const, value })),
    ...(worldRegions satisfies readonly WorldRegion[]).map((value) => ({
      level: 'worldRegions' as const,
      value,
    })),
  ];
  for (const place of codes) for (const list of displayed) add(names, list.of(place.value) ?? '', place);
  for (const { value, phrase } of phrasesOf('place')) {
    const level = value.includes('-') ? 'regions' : /^\d/.test(value) ? 'worldRegions' : 'countries';
    add(names, phrase, { level, value });
  }
  const cityNames = new Map<string, readonly string[]>();
  for (const [city, written] of Map.groupBy(phrasesOf('city'), ({ value }) => value)) {
    const all = [city, ...written.map(({ phrase }) => phrase)];
    for (const name of all) cityNames.set(nameKey(name), all);
  }
  for (const { code, name, parent } of iso31662)
    if (code.startsWith(`${parent}-`))
      add(names, name.replace(/ (?:Sheng|Shi|Zizhiqu)$/, ''), {
        level: 'regions',
        value: code,
        linkedOnly: true,
      });
  kept = { names, cityNames };
  return kept;
}

/** The subdivision of a country by its name, in any language of the table. */
export function regionOf(country: string, province: string | null): string | undefined {
  return (readNames().names.get(nameKey(province ?? '')) ?? []).find(
    ({ level, value }) => level === 'regions' && value.startsWith(`${country}-`),
  )?.value;
}
