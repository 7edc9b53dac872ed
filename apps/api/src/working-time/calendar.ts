/** ISO day of the week: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Minutes of a local day; `closes` above 1,440 is after midnight, on the next day. Spans do not overlap. */
interface WorkSpan {
  readonly day: Weekday;
  readonly opens: number;
  readonly closes: number;
}

/** Working hours of a person or company. */
export interface WorkCalendar {
  /** IANA name. */
  readonly timeZone: string;
  /** In any order, possibly several per day; at least one. */
  readonly spans: readonly WorkSpan[];
}

/**
 * IANA zone of the business capital, for countries that have several time zones or none in CLDR; Intl knows the only
 * zone of all others. Source: tz database 2026c, zone1970.tab; the capital is the city with most company seats, not
 * always the seat of government.
 */
export const businessZones: Readonly<Record<string, string>> = {
  AQ: 'Antarctica/McMurdo',
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  UM: 'Pacific/Wake',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** Days of the weekend (1 is Monday) where CLDR 48 still has Saturday and Sunday, which are worked there. */
const weekends: Readonly<Record<string, readonly number[]>> = {
  BD: [5, 6],
  BN: [5, 7],
  DJ: [5, 6],
  MV: [5, 6],
  NP: [6],
  PS: [5, 6],
  SO: [5],
};

/** Minutes of the day: 09:00 to 18:00. */
const opens = 9 * 60;
const closes = 18 * 60;
const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** Of ECMA-402, in Node since 18; missing in TypeScript's types. */
interface LocaleInfo {
  getWeekInfo(): { readonly weekend: readonly number[] };
  /** Undefined for a locale without a country. */
  getTimeZones(): readonly string[] | undefined;
}

/** Returns CLDR's data of a country. */
export function localeOf(country: string): LocaleInfo {
  return new Intl.Locale(`und-${country}`) as Intl.Locale & LocaleInfo;
}

const known = new Map<string, WorkCalendar>();

/**
 * Returns the office hours of a country: 09:00 to 18:00 in the time zone of its business capital, except on its
 * weekend in CLDR (supplemental data, weekData; Node's Intl) or in `weekends`: Friday and Saturday in Saudi Arabia, only Sunday in
 * India. Public holidays are unknown and count as working days. Without a country known to Intl: Monday to Friday,
 * UTC.
 * @param country ISO 3166-1 alpha-2
 */
export function calendarOf(country: string | null | undefined): WorkCalendar {
  const code = country && /^[A-Z]{2}$/.test(country) ? country : '';
  const calendar = known.get(code) ?? makeCalendar(code);
  known.set(code, calendar);
  return calendar;
}

function makeCalendar(code: string): WorkCalendar {
  const locale = code ? localeOf(code) : undefined;
  const weekend = new Set<number>(weekends[code] ?? locale?.getWeekInfo().weekend ?? [6, 7]);
  return {
    timeZone: businessZones[code] ?? locale?.getTimeZones()?.[0] ?? 'UTC',
    spans: days.filter((day) => !weekend.has(day)).map((day) => ({ day, opens, closes })),
  };
}
