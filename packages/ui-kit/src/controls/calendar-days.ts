/** A day as it is stored: `YYYY-MM-DD`. */
export type Day = string;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day in UTC; undefined for what is no day. */
export function readDay(text: string): Date | undefined {
  const [, year, month, day] = dayPattern.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const date = dateOf(Number(year), Number(month) - 1, Number(day));
  return writeDay(date) === text.trim() ? date : undefined;
}

export function writeDay(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

/** The day it is where the clock stands: near midnight another one than in UTC. */
export function todayAt(now: Date): Day {
  return writeDay(dateOf(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** Some days later, or earlier. */
export function addDays(date: Date, days: number): Date {
  return dateOf(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days);
}

/** The same day some months later, or the last one of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  return inMonth(date, date.getUTCFullYear(), date.getUTCMonth() + months);
}

/** The same day in another month, or the last one of a shorter month. */
export function inMonth(date: Date, year: number, month: number): Date {
  const last = dateOf(year, month + 1, 0).getUTCDate();
  return dateOf(year, month, Math.min(date.getUTCDate(), last));
}

/** The weeks of a month from the given weekday on (1 Monday to 7 Sunday); undefined beside the month. */
export function weeksOf(date: Date, firstWeekday: number): readonly (readonly (Date | undefined)[])[] {
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const count = dateOf(year, month + 1, 0).getUTCDate();
  const skipped = (dateOf(year, month, 1).getUTCDay() - firstWeekday + 14) % 7;
  return Array.from({ length: Math.ceil((skipped + count) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, at) => {
      const day = week * 7 + at - skipped + 1;
      return day < 1 || day > count ? undefined : dateOf(year, month, day);
    }),
  );
}

/** WID-09: the years of the list, this one and ten on both sides; the shown one as well when it is further away. */
export function yearsAround(thisYear: number, shown: number): readonly number[] {
  const years = Array.from({ length: 21 }, (_year, at) => thisYear - 10 + at);
  return years.includes(shown) ? years : [...years, shown].sort((one, other) => one - other);
}

/** The day a week begins with in a language: 1 Monday to 7 Sunday. */
export function firstWeekdayOf(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return locale.getWeekInfo?.().firstDay ?? 1;
}

function dateOf(year: number, month: number, day: number): Date {
  const date = new Date(Date.UTC(2000, month, day));
  // Date.UTC takes years below 100 for those of the last century.
  date.setUTCFullYear(year, month, day);
  return date;
}
