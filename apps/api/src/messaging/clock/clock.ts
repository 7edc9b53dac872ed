import type { Side } from '@wbn/contract/messaging/request.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { calendarOf } from '../../working-time/calendar.ts';
import { addWorkingTime } from '../../working-time/working-time.ts';
import { endClock, findStart, insertClock, recordAnswer } from './clocks.sql.ts';

/** Working minutes until an answer is due: one working day, so that the '24 hours' never end at night or on a weekend. */
const promisedMinutes = 9 * 60;

/** Working minutes after which the answerer is reminded, and a colleague takes over. */
const remindAfter = promisedMinutes / 2;
const reassignAfter = (promisedMinutes * 2) / 3;

export interface ClockTimes {
  readonly remindAt: Date;
  readonly reassignAt: Date;
  readonly dueAt: Date;
}

/**
 * Computes the times of reminder, reassignment and due answer.
 *
 * @param country ISO 3166-1 alpha-2 code of the company, whose working hours count.
 */
function clockTimes(startedAt: Date, country: string | null): ClockTimes {
  const calendar = calendarOf(country);
  const after = (minutes: number) => addWorkingTime(startedAt, minutes, calendar);
  return { remindAt: after(remindAfter), reassignAt: after(reassignAfter), dueAt: after(promisedMinutes) };
}

interface ClockEvent {
  readonly requestID: string;
  /** Absent: now, the time of the message written in the same transaction. */
  readonly at?: Date;
}

/** Starts the clock after the buyer wrote or a held inquiry was released. Changes nothing while a clock runs. */
export async function startClock(
  transaction: Kysely<Database>,
  { requestID, at }: ClockEvent,
): Promise<void> {
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

/** Stops the clock after the company answered or one side ended the conversation. Changes nothing when none runs. */
export async function stopClock(
  transaction: Kysely<Database>,
  { requestID, at, by }: ClockEvent & { readonly by: 'answer' | { readonly end: Side } },
): Promise<void> {
  if (by === 'answer') await recordAnswer.run(transaction, { requestID, at });
  else {
    const result = by.end === 'S' ? 'withdrawn' : 'declined';
    await endClock.run(transaction, { requestID, at, result });
  }
}
