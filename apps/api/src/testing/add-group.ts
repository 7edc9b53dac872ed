import type { GroupRole } from '@wbn/contract/groups/group.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Insertable, type Kysely, sql } from 'kysely';

type Given = Partial<Omit<Insertable<Database['business_group']>, 'words'>>;

/** Adds an open group, or one as given, with its members. Returns its id. */
export async function addGroup(
  db: Kysely<Database>,
  members: Readonly<Record<string, GroupRole>>,
  given: Given = {},
): Promise<string> {
  const id = newId();
  const group = {
    name: 'Valves of the Andes',
    purpose: 'Suppliers and buyers of valves.',
    industry_id: '0009',
  };
  await db
    .insertInto('business_group')
    .values({ id, ...group, language: 'es', access: 'open', words: sql`''::tsvector`, ...given })
    .execute();
  const rows = Object.entries(members).map(([user_id, role]) => ({ group_id: id, user_id, role }));
  if (rows.length > 0) await db.insertInto('group_member').values(rows).execute();
  return id;
}
