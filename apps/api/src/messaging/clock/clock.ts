import type { Side } from '@wbn/contract/messaging/request.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { calendarOf } from '../../working-time/calendar.ts';
import { addWorkingTime } from '../../working-time/working-time.ts';
import { endClock, findStart, insertClock, noteAnswer } from './clocks.sql.ts';

/** Working minutes in which an inquiry is to be answered: one working day, so that 24 hours never end at night or on a weekend. */
const promisedMinutes = 9 * 60;

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
function clockTimes(startedAt: Date, country: string | null): ClockTimes {
  const calendar = calendarOf(country);
  const after = (minutes: number) => addWorkingTime(startedAt, minutes, calendar);
  return { remindAt: after(remindAfter), reassignAt: after(reassignAfter), dueAt: after(promisedMinutes) };
}

interface Happened {
  readonly requestID: string;
  /** When; absent: now, which is the time of the message that the same transaction writes. */
  readonly at?: Date;
}

/** The buyer has written, or a held inquiry was released: from now on the company is to answer. Changes nothing while a clock runs. */
export async function startClock(transaction: Kysely<Database>, { requestID, at }: Happened): Promise<void> {
  const start = await findStart.first(transaction, { requestID });
  if (!start) return;
  const { business_id: businessID, cycle, country, now: startedAt } = start;
  const began = at ?? startedAt;
  await insertClock.run(transaction, {
    requestID,
    businessID,
    cycle,
    startedAt: began,
    ...clockTimes(began, country),
  });
}

/** The company has written (`answered`), or one side has ended the conversation. Changes nothing where no clock waits for it. */
export async function stopClock(
  transaction: Kysely<Database>,
  { requestID, at, by }: Happened & { readonly by: 'answer' | { readonly end: Side } },
): Promise<void> {
  if (by === 'answer') await noteAnswer.run(transaction, { requestID, at });
  else {
    const result = by.end === 'S' ? 'withdrawn' : 'declined';
    await endClock.run(transaction, { requestID, at, result });
  }
}
