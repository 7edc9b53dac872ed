import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

export const markAllDeleted = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.updateTable('product').set({ deleted_at: sql`now()` }).where('id', '=', anyOf(ids)),
);
