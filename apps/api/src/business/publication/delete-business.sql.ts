import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

export const markBusinessDeleted = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .updateTable('business')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', businessID)
    .returning(sql<Date>`deleted_at`.as('deleted_at')),
);
