import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

export const updateComment = defineStatement(
  (db, { id, content }: { readonly id: string; readonly content: string }) =>
    db
      .updateTable('comment')
      .set({ content, version: sql`version + 1`, edited_at: sql`now()` })
      .where('id', '=', id),
);
