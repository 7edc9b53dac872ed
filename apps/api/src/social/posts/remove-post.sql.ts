import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** A trigger releases its picture. */
export const markPostRemoved = defineStatement((db, { id }: { readonly id: string }) =>
  db.updateTable('post').set({ removed_at: sql`now()` }).where('id', '=', id).where('removed_at', 'is', null),
);
