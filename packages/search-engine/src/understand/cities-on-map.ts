import { cityMapping } from 'city-timezones';
import { type Address, nameKey, type Part, readNames, regionOf } from './place-names.ts';

/** Kilometres that are nearby. */
const nearby = 150;

interface Point {
  readonly lat: number;
  readonly lng: number;
  readonly country: string;
  readonly region: string | undefined;
}

let pointsByName: Map<string, Point> | undefined;

/** The largest city on the map with a name. */
export function pointOf(key: string): Point | undefined {
  if (!pointsByName) {
    pointsByName = new Map();
    for (const { city, city_ascii, lat, lng, iso2, province } of cityMapping.toSorted(
      (one, other) => one.pop - other.pop,
    ))
      for (const name of [city, city_ascii])
        pointsByName.set(nameKey(name), { lat, lng, country: iso2, region: regionOf(iso2, province) });
  }
  const names = [key, ...(readNames().cityNames.get(key) ?? []).map(nameKey)];
  return names.flatMap((name) => pointsByName?.get(name) ?? [])[0];
}

/** Whether an address is near a city: not far away on the map or, where one of both is not there, in one of its regions. */
export function isNear({ country, region, city }: Address, of: string, regions: readonly string[]): boolean {
  const around = pointOf(nameKey(of));
  const here = pointOf(nameKey(city));
  if (around && here?.country === country) return distance(around, here) <= nearby;
  return region !== '' && [...regions, around?.region].includes(region);
}

/** Whether an address is in the third of a country that lies north, south ... of the others. */
export function isInPart({ region, city }: Address, country: string, part: Part): boolean {
  const points = cityMapping.filter(({ iso2 }) => iso2 === country);
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

function distance(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const half =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(half));
}
