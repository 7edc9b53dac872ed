import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectColleagues } from './colleagues.sql.ts';
import { type DueRow, noteBarred, noteReminded, selectDue, takeDue } from './due-clocks.sql.ts';
import { miss } from './miss.ts';
import { reassign } from './reassign.ts';
import { tellAnswerers } from './tell-answerers.ts';

/** Half of the time is over: who answers the inquiry is told, else all who might. */
async function remind(transaction: Kysely<Database>, row: DueRow, now: Date): Promise<void> {
  const { request_id: requestID, cycle, business_id: businessID, assignee_id: assigneeID } = row;
  const colleagues = (await selectColleagues.all(transaction, { businessID })).map(({ user_id }) => user_id);
  const people = assigneeID && colleagues.includes(assigneeID) ? [assigneeID] : colleagues;
  await tellAnswerers(transaction, row, { kind: 'request-reminder', people });
  await noteReminded.run(transaction, { requestID, cycle, now });
}

const atOnce = 200;

/**
 * Does what is due for inquiries that wait for an answer. Each step is a transaction of its own, with all that follows from it: a process
 * that is killed leaves it undone, and whoever looks next does it. Of several who look at the same time one has it.
 */
export async function runClocks(db: Kysely<Database>, now = new Date()): Promise<void> {
  const failures = new Map<string, unknown>();
  for (;;) {
    const due = await selectDue.all(db, { now, except: [...failures.keys()], limit: atOnce });
    let done = 0;
    for (const { request_id: requestID } of due)
      try {
        const isDone = await db.transaction().execute((transaction) => step(transaction, requestID, now));
        if (isDone) done += 1;
      } catch (error) {
        failures.set(requestID, error);
      }
    // What others have locked comes with the next minute.
    if (done === 0) break;
  }
  if (failures.size > 0) throw new AggregateError(failures.values(), failureText(failures));
}

const steps = { remind, reassign, miss };

async function step(transaction: Kysely<Database>, requestID: string, now: Date): Promise<boolean> {
  const row: DueRow | undefined = await takeDue.first(transaction, { requestID, now });
  if (!row) return false;
  if (row.can_answer) await steps[row.next_step](transaction, row, now);
  else await noteBarred.run(transaction, { requestID, cycle: row.cycle, now });
  return true;
}

function failureText(failures: ReadonlyMap<string, unknown>): string {
  const [[id, error] = []] = failures;
  return `${failures.size} inquiries could not be gone on with, such as ${id}: ${error}`;
}
