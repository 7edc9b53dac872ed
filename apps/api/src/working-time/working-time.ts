import type { WorkCalendar } from './calendar.ts';
import { localDay, momentOf, nextDay } from './local-clock.ts';

const minute = 60_000;

interface Span {
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly until: number;
}

/**
 * The moment at which so much working time has passed since another: Friday 15:00 and 540 minutes is Monday 15:00 where the week ends on
 * Friday at 18:00. None added gives the start itself. Throws RangeError for less than none, and for a calendar in which nobody works.
 *
 * @param minutes Working minutes; parts of a minute count.
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

/** Working minutes between two moments, with parts of a minute; none when the second is not after the first. */
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

/** Working spans after a moment, in order; the one under way from that moment on. */
function* spansSince(start: number, { timeZone, spans }: WorkCalendar): Generator<Span> {
  if (!spans.some(({ opens, closes }) => closes > opens)) return;
  const inOrder = spans.toSorted((one, other) => one.opens - other.opens);
  // Of the day before, a span may reach over midnight.
  for (let day = localDay(start - 86_400_000, timeZone); ; day = nextDay(day))
    for (const { day: weekday, opens, closes } of inOrder) {
      if (weekday !== day.weekday) continue;
      const from = Math.max(momentOf(day, opens, timeZone), start);
      const until = momentOf(day, closes, timeZone);
      if (until > from) yield { from, until };
    }
}
