import type { Weekday } from './calendar.ts';

/** A calendar day in local time. */
export interface LocalDay {
  /** Its midnight as if the place were in UTC; milliseconds. */
  readonly midnight: number;
  readonly weekday: Weekday;
}

const minute = 60_000;
const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the local day of a moment. */
export function localDay(moment: number, timeZone: string): LocalDay {
  const local = moment + offsetAt(moment, timeZone);
  return dayOf(local - (((local % day) + day) % day));
}

export function nextDay({ midnight }: LocalDay): LocalDay {
  return dayOf(midnight + day);
}

/**
 * Returns the moment when the local clock shows this many minutes since midnight. Of an hour that occurs twice, the
 * first; a time skipped by a clock change is moved later by the length of the change.
 */
export function momentOf({ midnight }: LocalDay, minutes: number, timeZone: string): number {
  const local = midnight + minutes * minute;
  const before = local - offsetAt(local - day, timeZone);
  const after = local - offsetAt(local + day, timeZone);
  // Tries the offsets of the day before and the day after: one of them applies, unless the time is skipped.
  if (before + offsetAt(before, timeZone) === local) return before;
  return after + offsetAt(after, timeZone) === local ? after : before;
}

function dayOf(midnight: number): LocalDay {
  // 1 January 1970 was a Thursday.
  const weekday = ((((midnight / day + 3) % 7) + 7) % 7) + 1;
  return { midnight, weekday: weekday as Weekday };
}

/** Milliseconds by which local time is ahead of UTC. */
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
