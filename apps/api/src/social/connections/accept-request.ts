import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../actors/act-as.ts';
import { notify } from '../notifications/notify.ts';
import { peopleOf } from '../resources/find-resource.ts';
import { type ConnectionRow, deleteNoticesOf, updateAnswer } from './connection.sql.ts';

/** Accepts a request and tells the side that asked; what was told of the request has been answered. */
export async function acceptRequest(
  transaction: Kysely<Database>,
  { id, requester_id }: Pick<ConnectionRow, 'id' | 'requester_id'>,
  actor: Actor,
): Promise<ConnectionRow> {
  const row = await updateAnswer.only(transaction, { id, status: 'accepted' });
  await deleteNoticesOf.run(transaction, { id });
  await notify(transaction, {
    kind: 'connection-accepted',
    actor,
    people: await peopleOf(transaction, { ownerID: requester_id, userID: null }),
    resource: { id, type: 'connection' },
  });
  return row;
}
