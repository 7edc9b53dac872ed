import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Selectable, sql } from 'kysely';

type Change = Pick<Selectable<Database['post']>, 'id' | 'content' | 'card_id' | 'card_type'>;

export const updatePost = defineStatement((db, { id, ...change }: Change) =>
  db
    .updateTable('post')
    .set({ ...change, version: sql`version + 1`, edited_at: sql`now()` })
    .where('id', '=', id),
);

/** What it says until now. */
export const keepPostEdit = defineStatement((db, { id }: { readonly id: string }) =>
  db
    .insertInto('post_edit')
    .columns(['post_id', 'version', 'content', 'written_at'])
    .expression(
      db
        .selectFrom('post')
        .select(['id', 'version', 'content', sql<Date>`coalesce(edited_at, created_at)`.as('written_at')])
        .where('id', '=', id),
    ),
);
