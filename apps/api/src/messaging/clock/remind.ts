import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectColleagues } from './colleagues.sql.ts';
import { type DueRow, noteReminded } from './due-clocks.sql.ts';
import { tellAnswerers } from './tell-answerers.ts';

/** Half of the time is over: who answers the inquiry is told, else all who might. */
export async function remind(transaction: Kysely<Database>, row: DueRow, now: Date): Promise<void> {
  const { request_id: requestID, cycle, business_id: businessID, assignee_id: assigneeID } = row;
  const colleagues = (await selectColleagues.all(transaction, { businessID })).map(({ user_id }) => user_id);
  const people = assigneeID && colleagues.includes(assigneeID) ? [assigneeID] : colleagues;
  await tellAnswerers(transaction, row, { kind: 'request-reminder', people });
  await noteReminded.run(transaction, { requestID, cycle, now });
}
