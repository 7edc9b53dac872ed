import type { NotificationKind } from '@wbn/contract/social/notices.ts';
import type { NoticePlace } from '@wbn/contract/social/notifications.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { tell } from '../notifications/tell.ts';
import { addPerson } from './fixtures.ts';

interface Given {
  readonly people: readonly string[];
  /** Default: a new person. */
  readonly actorID?: string;
  readonly kind?: NotificationKind;
  readonly resource?: NoticePlace;
  readonly root?: NoticePlace;
}

/** Adds a notification in the way that writes do; by default of a follow. Returns its id. */
export async function addNotice(
  db: Kysely<Database>,
  { people, actorID, kind = 'follow', ...given }: Given,
): Promise<string> {
  const userID = actorID ?? (await addPerson(db));
  const actor = { id: userID, type: 'user', userID, businessID: null } as const;
  const resource = { id: people[0] ?? newId(), type: 'user' } as const;
  await db
    .transaction()
    .execute((transaction) => tell(transaction, kind as 'follow', people, { actor, resource, ...given }));
  const last = await db
    .selectFrom('notification')
    .select('group_key')
    .where('actor_id', '=', userID)
    .orderBy('position', 'desc')
    .executeTakeFirst();
  return last?.group_key ?? '';
}
