import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import type { TestServer } from './start-test-server.ts';

/** Adds a saved search last viewed an hour ago. Returns its id, which is also the token of its mails. */
export async function addSavedSearch(
  { db }: TestServer,
  userID: string,
  given: Partial<Insertable<Database['saved_search']>> = {},
): Promise<string> {
  const id = newId();
  const before = new Date(Date.now() - 3_600_000);
  await db
    .insertInto('saved_search')
    .values({
      id,
      user_id: userID,
      name: 'Pumps',
      parameters: `business=PR&countries=global&search=pump ${id}`,
      edition: 'chile',
      language: 'es',
      stop_token: id,
      told_until: before,
      next_look_at: before,
      ...given,
    })
    .execute();
  return id;
}
