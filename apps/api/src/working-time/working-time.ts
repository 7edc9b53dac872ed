import type { WorkCalendar } from './calendar.ts';
import { localDay, momentOf, nextDay } from './local-clock.ts';

const minute = 60_000;

interface Span {
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly until: number;
}

/**
 * Adds working time to a moment: Friday 15:00 and 540 minutes is Monday 15:00 where the week ends on Friday at 18:00.
 * Zero returns the start. Throws RangeError for negative minutes, and for a calendar without working hours.
 * @param minutes Working minutes; fractions count.
 */
export function addWorkingTime(start: Date, minutes: number, calendar: WorkCalendar): Date {
  if (!(minutes >= 0)) throw new RangeError(`Working time is added, not taken away: ${minutes} minutes`);
  let left = Math.round(minutes * minute);
  if (left === 0) return new Date(start);
  for (const { from, until } of spansSince(start.getTime(), calendar)) {
    if (left <= until - from) return new Date(from + left);
    left -= until - from;
  }
  throw new RangeError('In this calendar nobody works');
}

/** Returns the working minutes between two moments, with fractions; zero when the second is not after the first. */
export function workingTimeBetween(start: Date, end: Date, calendar: WorkCalendar): number {
  const last = end.getTime();
  let passed = 0;
  if (last <= start.getTime()) return 0;
  for (const { from, until } of spansSince(start.getTime(), calendar)) {
    if (from >= last) break;
    passed += Math.min(until, last) - from;
  }
  return passed / minute;
}

/** Yields working spans after a moment, in order, starting with the rest of the current one. */
function* spansSince(start: number, { timeZone, spans }: WorkCalendar): Generator<Span> {
  if (!spans.some(({ opens, closes }) => closes > opens)) return;
  const inOrder = spans.toSorted((one, other) => one.opens - other.opens);
  // Starts a day earlier, because a span may reach past midnight.
  for (let day = localDay(start - 86_400_000, timeZone); ; day = nextDay(day))
    for (const { day: weekday, opens, closes } of inOrder) {
      if (weekday !== day.weekday) continue;
      const from = Math.max(momentOf(day, opens, timeZone), start);
      const until = momentOf(day, closes, timeZone);
      if (until > from) yield { from, until };
    }
}
