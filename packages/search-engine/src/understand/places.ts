import { cityMark, facetPrefix } from '../documents/filter-marks.ts';
import { countriesOf, marketOf, marketsOf } from '../documents/world-regions.ts';
import { isInPart, isNear, pointOf } from './cities-on-map.ts';
import { isOfKind } from './conditions/phrases.ts';
import { keyOf, type Token } from './conditions/tokens.ts';
import { type Address, nameKey, type Part, type Place, readNames } from './place-names.ts';

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

const germanPart = /^(nord|sud|ost|west|mittel)(\p{L}{5,})$/u;
const germanParts: Readonly<Record<string, Part>> = {
  ...{ nord: 'north', sud: 'south', ost: 'east', west: 'west', mittel: 'centre' },
};
const longestName = 6;
const shortestBareCity = 4;

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
        (linked || !isOfKind(key, 'pronoun')) &&
        (level !== 'regions' ||
          !names.get(key)?.some((one) => one.level === 'countries') ||
          regionsHere.has(value)),
    );
    const city = citiesHere.get(key);
    if (city !== undefined && (linked || isBare)) known.push({ level: 'city', value: city });
    else if (city === undefined && linked && isBare && known.length === 0 && pointOf(key))
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
          return { count, places, ambiguous: isOfKind(key, 'ambiguous'), isTown };
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
      ? [
          ...own,
          ...addresses
            .filter((one) => isNear(one, value, regionsOf(value)))
            .map(({ city }) => cityMark(city)),
        ]
      : own;
  }

  /** The regions in which companies of a city are. */
  function regionsOf(city: string): readonly string[] {
    return addresses.filter((one) => nameKey(one.city) === nameKey(city)).map(({ region }) => region);
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
    return inside
      .filter((one) => isInPart(one, value, part))
      .map(({ region, city }) => (region ? `${facetPrefix('regions')}${region}` : cityMark(city)));
  }
}

/** The markets in which a place is, as companies name them. */
export function marketsOfPlace({ level, value }: Place): readonly string[] {
  if (level === 'worldRegions') return marketsOf(value);
  const country = level === 'city' ? pointOf(nameKey(value))?.country : value.slice(0, 2);
  return [marketOf(country ?? null) ?? []].flat();
}
