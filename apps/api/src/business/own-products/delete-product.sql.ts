import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

export const markDeleted = defineStatement((db, { id }: { id: string }) =>
  db.updateTable('product').set({ deleted_at: sql`now()` }).where('id', '=', id),
);
