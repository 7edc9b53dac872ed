import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { notify } from '../../social/notifications/notify.ts';
import { chooseAlternatives } from '../answers/choose-alternatives.ts';
import { type DueRow, noteMissed } from './due-clocks.sql.ts';

/** The time is over. A buyer who was never answered is offered companies that fit, once. */
export async function miss(transaction: Kysely<Database>, row: DueRow): Promise<void> {
  const { request_id: requestID, cycle, business_id: businessID } = row;
  await noteMissed.run(transaction, { requestID, cycle });
  const isOffered = !row.was_answered && (await chooseAlternatives(transaction, requestID));
  if (isOffered)
    await notify(transaction, {
      kind: 'request-alternatives',
      actor: { id: businessID, type: 'business', userID: businessID, businessID },
      people: [row.user_id],
      resource: { id: requestID, type: 'request' },
      root: { id: row.from_id, type: row.from_type },
    });
  await addLiveEvents.run(transaction, {
    audiences: [row.from_id, businessID],
    kind: 'request',
    resourceID: requestID,
  });
}
