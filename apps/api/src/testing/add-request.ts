import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

interface NewRequest {
  /** A person, or with `fromType` a company. */
  readonly from: string;
  readonly fromType?: 'user' | 'business';
  /** A company. */
  readonly to: string;
  readonly subject?: string;
  readonly roundID?: string;
}

/** Adds an inquiry with its first message, unread by the company. Returns its id. */
export async function addRequest(
  db: Kysely<Database>,
  { from, fromType = 'user', to, subject = 'Full price list', roundID }: NewRequest,
): Promise<string> {
  const id = newId();
  const request = {
    id,
    user_id: from,
    from_id: from,
    from_type: fromType,
    to_id: to,
    subject,
    message_count: 1,
    round_id: roundID ?? null,
  };
  await db.insertInto('request').values(request).execute();
  const position = sql<number>`nextval('request_position')`;
  const side = { request_id: id, position } as const;
  await db
    .insertInto('request_side')
    .values([
      { ...side, side: 'S', owner_id: from, owner_type: fromType },
      { ...side, side: 'R', owner_id: to, owner_type: 'business', last_received: 1 },
    ])
    .execute();
  const content = 'Please send your price list.';
  await db
    .insertInto('message')
    .values({ request_id: id, number: 1, id: newId(), side: 'S', user_id: from, content })
    .execute();
  return id;
}
