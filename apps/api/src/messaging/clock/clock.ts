import type { Side } from '@wbn/contract/messaging/request.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { endClock, findStart, insertClock, noteAnswer } from './clocks.sql.ts';
import { clockTimes } from './promise.ts';

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
