import { type WorldRegion, worldRegions } from '@wbn/contract/search/facet-values.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { cityMapping } from 'city-timezones';
import { iso31662 } from 'iso-3166';
import { cityMark, facetPrefix } from '../documents/filter-marks.ts';
import { countriesOf, marketOf, marketsOf, worldCountries } from '../documents/world-regions.ts';
import { readPhrases } from './conditions/phrases.ts';
import { keyOf, type Token, tokensOf } from './conditions/tokens.ts';

/** Where a company is. */
export interface Address {
  readonly country: string;
  /** ISO 3166-2; empty for none. */
  readonly region: string;
  readonly city: string;
}

type Level = 'worldRegions' | 'countries' | 'regions' | 'city';

/** A place that a text can name. */
export interface Place {
  readonly level: Level;
  /** A code, or the name of a city. */
  readonly value: string;
  /** Only after 'in', 'from' or the like. */
  readonly linkedOnly?: boolean;
}

/** A part of a country or world region. */
export type Part = 'north' | 'south' | 'east' | 'west' | 'centre';

export interface Places {
  /** The longest name of a place that begins at a token; `linked`: after 'in', 'from' or the like. */
  find(tokens: readonly Token[], at: number, linked: boolean): FoundPlace | undefined;
  /** Marks of documents in any of these places, in a part of them or nearby. */
  marksOf(places: readonly Place[], part?: Part, near?: boolean): string[];
}

interface FoundPlace {
  readonly count: number;
  readonly places: readonly Place[];
  /** Whether the name is also one of goods. */
  readonly ambiguous: boolean;
  /** Whether it is a city or region, by which goods are called, too: 'savon de Marseille'. */
  readonly isTown: boolean;
  readonly part?: Part | undefined;
}

/** Languages in which buyers write names of countries. */
const buyersLanguages = [...languages, 'de', 'fr', 'pt', 'nl', 'pl', 'ja', 'ko', 'ru'];
/** Names of countries that are also names of goods, people or colours. */
const ambiguousNames = new Set(
  `turkey china jersey guinea georgia jordan chad cuba mali chile chili polish danish panama indian victoria eu ue us`.split(
    ' ',
  ),
);
/** Also a pronoun. */
const linkedOnlyNames = new Set(['us', 'eu', 'ue']);
/** Names of subdivisions that are common words. */
const plainWords = new Set(
  `central centre centro north south east west northern southern eastern western nord sud est ouest norte sur este
  capital islands island littoral`.split(/\s+/),
);
const germanPart = /^(nord|sud|ost|west|mittel)(\p{L}{5,})$/u;
const germanParts: Readonly<Record<string, Part>> = {
  ...{ nord: 'north', sud: 'south', ost: 'east', west: 'west', mittel: 'centre' },
};
const longestName = 6;
const shortestBareCity = 4;
/** Kilometres that are nearby. */
const nearby = 150;

type Names = Map<string, Place[]>;
interface Point {
  readonly lat: number;
  readonly lng: number;
}

const nameKey = (name: string) => keyOf(tokensOf(name));

function add(names: Names, name: string, place: Place): void {
  const key = nameKey(name);
  const known = names.get(key) ?? [];
  if (key && !known.some(({ level, value }) => level === place.level && value === place.value))
    names.set(key, [...known, place]);
}

let kept: { names: Names; cityNames: ReadonlyMap<string, readonly string[]> } | undefined;

/** Names of countries, world regions, subdivisions and large cities, whoever is there. */
function readNames() {
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
  const cityNames = new Map<string, readonly string[]>();
  for (const [meaning, written] of readPhrases().of) {
    const [kind, value] = [meaning.slice(0, meaning.indexOf(' ')), meaning.slice(meaning.indexOf(' ') + 1)];
    const level = value.includes('-') ? 'regions' : /^\d/.test(value) ? 'worldRegions' : 'countries';
    if (kind === 'place') for (const name of written) add(names, name, { level, value });
    const all = [value, ...written];
    if (kind === 'city') for (const name of all) cityNames.set(nameKey(name), all);
  }
  for (const { code, name, parent } of iso31662)
    if (code.startsWith(`${parent}-`) && !plainWords.has(nameKey(name)))
      add(names, name.replace(/ (?:Sheng|Shi|Zizhiqu)$/, ''), {
        level: 'regions',
        value: code,
        linkedOnly: true,
      });
  kept = { names, cityNames };
  return kept;
}

/** Places that a text can name, among them the cities and regions of these addresses; `isWord` tells names that are also words. */
export function createPlaces(addresses: readonly Address[], isWord: (name: string) => boolean): Places {
  const { names, cityNames } = readNames();
  const regionsHere = new Set(addresses.map(({ region }) => region));
  const citiesHere = new Map<string, string>();
  for (const { city } of addresses)
    for (const name of [city, ...(cityNames.get(nameKey(city)) ?? [])]) citiesHere.set(nameKey(name), city);

  const placesAt = (key: string, linked: boolean): Place[] => {
    const isBare = key.length >= shortestBareCity && !isWord(key);
    const known = (names.get(key) ?? []).filter(
      ({ level, value, linkedOnly }) =>
        (!linkedOnly || regionsHere.has(value) || (linked && isBare)) &&
        (linked || !linkedOnlyNames.has(key)) &&
        (level !== 'regions' ||
          !names.get(key)?.some((one) => one.level === 'countries') ||
          regionsHere.has(value)),
    );
    const city = citiesHere.get(key);
    if (city !== undefined && (linked || isBare)) known.push({ level: 'city', value: city });
    else if (city === undefined && linked && isBare && known.length === 0 && pointsOf(key).length > 0)
      known.push({ level: 'city', value: cityNames.get(key)?.[0] ?? key });
    return known;
  };

  return {
    find(tokens, at, linked) {
      for (let count = Math.min(longestName, tokens.length - at); count > 0; count -= 1) {
        const key = keyOf(tokens.slice(at, at + count));
        const places = placesAt(key, linked);
        if (places.length > 0) {
          const isTown = places.every(({ level }) => level === 'city' || level === 'regions');
          return { count, places, ambiguous: ambiguousNames.has(key), isTown };
        }
      }
      const [, start = '', rest = ''] = tokens[at]?.folded.match(germanPart) ?? [];
      const places = (names.get(rest) ?? []).filter(({ level }) => level !== 'regions');
      return places.length > 0
        ? { count: 1, places, ambiguous: false, isTown: false, part: germanParts[start] }
        : undefined;
    },
    marksOf: (places, part, near) => [
      ...new Set(places.flatMap((place) => (part ? partMarks(place, part) : placeMarks(place, near)))),
    ],
  };

  function placeMarks({ level, value }: Place, near = false): string[] {
    if (level !== 'city') return [`${facetPrefix(level)}${value}`];
    const own = [value, ...(cityNames.get(nameKey(value)) ?? [])].map(cityMark);
    return near
      ? [...own, ...addresses.filter((one) => isNear(one, value)).map(({ city }) => cityMark(city))]
      : own;
  }

  /** Whether an address is near a city: in its region and, where both cities are on the map, not far away. */
  function isNear({ country, region, city }: Address, value: string): boolean {
    const key = nameKey(value);
    const around = pointsOf(key);
    const here = pointsOf(nameKey(city)).filter((one) => one.country === country);
    if (around.length > 0 && here.length > 0)
      return around.some((one) => here.some((other) => distance(one, other) <= nearby));
    const regions = [
      ...addresses.filter((one) => nameKey(one.city) === key).map((one) => one.region),
      ...around.map((one) => one.region),
    ];
    return region !== '' && regions.includes(region);
  }

  function partMarks(place: Place, part: Part): string[] {
    const { level, value } = place;
    if (level === 'worldRegions') {
      const adjective = part === 'centre' ? 'central' : `${part}ern`;
      const within = marketsOf(value).filter(
        (market) => market.startsWith(adjective) || market.startsWith(`${part}-`),
      );
      return within.flatMap(countriesOf).map((code) => `${facetPrefix('countries')}${code}`);
    }
    const inside = addresses.filter((one) => (level === 'countries' ? one.country : one.region) === value);
    const points = cityMapping.filter(({ iso2 }) => iso2 === value);
    return inside
      .filter((one) => isInPart(one, points, part))
      .map(({ region, city }) => (region ? `${facetPrefix('regions')}${region}` : cityMark(city)));
  }
}

/** Whether an address is in the third of its country that lies north, south ... of the others. */
function isInPart({ region, city }: Address, points: readonly MappedCity[], part: Part): boolean {
  const own = points.filter(({ city_ascii, iso2, province }) => {
    const code = regionOf(iso2, province);
    return region ? code === region : nameKey(city_ascii) === nameKey(city);
  });
  if (own.length === 0) return false;
  const axis = part === 'east' || part === 'west' ? 'lng' : 'lat';
  const all = points.map((one) => one[axis]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const mean = own.reduce((sum, one) => sum + one[axis], 0) / own.length;
  const share = (mean - low) / (high - low || 1);
  if (part === 'centre') return share >= 1 / 3 && share <= 2 / 3;
  return part === 'north' || part === 'east' ? share > 0.6 : share < 0.4;
}

type MappedCity = (typeof cityMapping)[number];
let pointsByName:
  | Map<string, (Point & { readonly country: string; readonly region: string | undefined })[]>
  | undefined;

/** Cities on the map with a name, largest first. */
function pointsOf(key: string) {
  if (!pointsByName) {
    pointsByName = new Map();
    for (const { city, city_ascii, lat, lng, iso2, province } of cityMapping.toSorted(
      (a, b) => b.pop - a.pop,
    ))
      for (const name of new Set([nameKey(city), nameKey(city_ascii)])) {
        const point = { lat, lng, country: iso2, region: regionOf(iso2, province) };
        pointsByName.set(name, [...(pointsByName.get(name) ?? []), point]);
      }
  }
  const { cityNames } = readNames();
  const others = (cityNames.get(key) ?? []).flatMap((name) => pointsByName?.get(nameKey(name)) ?? []);
  // The largest city of a name is meant.
  return (pointsByName.get(key) ?? others).slice(0, 1);
}

/** The subdivision of a country by its name, in any language of the table. */
function regionOf(country: string, province: string | null): string | undefined {
  return (readNames().names.get(nameKey(province ?? '')) ?? []).find(
    ({ level, value }) => level === 'regions' && value.startsWith(`${country}-`),
  )?.value;
}

function distance(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const half =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(half));
}

/** The markets in which a place is, as companies name them. */
export function marketsOfPlace({ level, value }: Place): readonly string[] {
  if (level === 'worldRegions') return marketsOf(value);
  const country = level === 'city' ? pointsOf(nameKey(value))[0]?.country : value.slice(0, 2);
  return [marketOf(country ?? null) ?? []].flat();
}
