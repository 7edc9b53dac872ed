import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable, Kysely } from 'kysely';

type Given = Partial<Insertable<Database['post']>> & Pick<Insertable<Database['post']>, 'user_id'>;

/** Adds a post; by default a person's on their own timeline. Returns its id. */
export async function addPost(db: Kysely<Database>, given: Given): Promise<string> {
  const id = given.id ?? newId();
  await db
    .insertInto('post')
    .values({
      id,
      timeline_id: given.business_id ?? given.user_id,
      timeline_type: given.business_id ? 'business' : 'user',
      content: 'New valves are in stock.',
      ...given,
    })
    .execute();
  return id;
}
