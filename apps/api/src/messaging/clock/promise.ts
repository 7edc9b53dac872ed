import { calendarOf } from '../../working-time/calendar.ts';
import { addWorkingTime } from '../../working-time/working-time.ts';

/** Working minutes in which an inquiry is to be answered: one working day, so that 24 hours never end at night or on a weekend. */
export const promisedMinutes = 9 * 60;

/** Parts of it after which who is to answer is reminded, and a colleague gets it. */
const remindAfter = promisedMinutes / 2;
const reassignAfter = (promisedMinutes * 2) / 3;

export interface ClockTimes {
  readonly remindAt: Date;
  readonly reassignAt: Date;
  readonly dueAt: Date;
}

/**
 * When what happens to an inquiry that nobody answers.
 *
 * @param country Of the company, ISO 3166-1 alpha-2: its working hours count.
 */
export function clockTimes(startedAt: Date, country: string | null): ClockTimes {
  const calendar = calendarOf(country);
  const after = (minutes: number) => addWorkingTime(startedAt, minutes, calendar);
  return { remindAt: after(remindAfter), reassignAt: after(reassignAfter), dueAt: after(promisedMinutes) };
}
