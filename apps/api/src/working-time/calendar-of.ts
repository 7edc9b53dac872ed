import { businessZones } from './business-zones.ts';
import type { WorkCalendar } from './work-calendar.ts';

/** Minutes of the day: nine to six. */
const opens = 9 * 60;
const closes = 18 * 60;
const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** Of ECMA-402, in Node since 18; TypeScript does not know it yet. */
interface LocaleInfo {
  getWeekInfo(): { readonly weekend: readonly number[] };
  /** Undefined for what is no country. */
  getTimeZones(): readonly string[] | undefined;
}

/** What CLDR knows of a country. */
export function localeOf(country: string): LocaleInfo {
  return new Intl.Locale(`und-${country}`) as Intl.Locale & LocaleInfo;
}

const known = new Map<string, WorkCalendar>();

/**
 * When offices of a country work: 09:00 to 18:00 by the clock of its business capital, except on its weekend as CLDR has it
 * (supplemental data, weekData; Node's Intl): Friday and Saturday in Saudi Arabia, Sunday alone in India. Public holidays are not known and count as working days.
 * Without a country, or of one that Intl does not know: Monday to Friday, UTC.
 *
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
  const weekend = new Set<number>(locale?.getWeekInfo().weekend ?? [6, 7]);
  return {
    timeZone: businessZones[code] ?? locale?.getTimeZones()?.[0] ?? 'UTC',
    spans: days.filter((day) => !weekend.has(day)).map((day) => ({ day, opens, closes })),
  };
}
