import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { assignRequest, findColleague, selectColleagues } from './colleagues.sql.ts';
import { type DueRow, noteReassigned } from './due-clocks.sql.ts';
import { tellAnswerers } from './tell-answerers.ts';

/** Two thirds of the time are over: a colleague who is about gets the inquiry. Where nobody is, its owners are told. */
export async function reassign(transaction: Kysely<Database>, row: DueRow, now: Date): Promise<void> {
  const { request_id: requestID, cycle, business_id: businessID, assignee_id: assigneeID } = row;
  const found = await findColleague.first(transaction, { businessID, assigneeID, now });
  if (found) {
    await assignRequest.run(transaction, { requestID, userID: found.user_id });
    await addLiveEvents.run(transaction, {
      audiences: [businessID],
      kind: 'request',
      resourceID: requestID,
    });
    await tellAnswerers(transaction, row, { kind: 'request-assigned', people: [found.user_id] });
  } else {
    const colleagues = await selectColleagues.all(transaction, { businessID });
    const owners = colleagues.filter(({ role }) => role === 'owner').map(({ user_id }) => user_id);
    await tellAnswerers(transaction, row, { kind: 'request-reminder', people: owners });
  }
  await noteReassigned.run(transaction, { requestID, cycle, now });
}
