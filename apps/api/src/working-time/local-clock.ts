import type { Weekday } from './calendar.ts';

/** A day by the calendar on the wall. */
export interface LocalDay {
  /** Its midnight as if the place were in UTC; milliseconds. */
  readonly midnight: number;
  readonly weekday: Weekday;
}

const minute = 60_000;
const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that it is somewhere. */
export function localDay(moment: number, timeZone: string): LocalDay {
  const local = moment + offsetAt(moment, timeZone);
  return dayOf(local - (((local % day) + day) % day));
}

export function nextDay({ midnight }: LocalDay): LocalDay {
  return dayOf(midnight + day);
}

/**
 * The moment at which the clock of a place shows so many minutes since midnight. Of an hour that the clock shows twice, the first; a time
 * that it leaves out is as much later as the clock was put on.
 */
export function momentOf({ midnight }: LocalDay, minutes: number, timeZone: string): number {
  const local = midnight + minutes * minute;
  const before = local - offsetAt(local - day, timeZone);
  const after = local - offsetAt(local + day, timeZone);
  // Offsets of the day before and the day after: one of them holds, unless the time is left out.
  if (before + offsetAt(before, timeZone) === local) return before;
  return after + offsetAt(after, timeZone) === local ? after : before;
}

function dayOf(midnight: number): LocalDay {
  // 1 January 1970 was a Thursday.
  const weekday = ((((midnight / day + 3) % 7) + 7) % 7) + 1;
  return { midnight, weekday: weekday as Weekday };
}

/** Milliseconds that the clock of a place is ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const second = Math.floor(moment / 1_000) * 1_000;
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - second;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  return format;
}
