import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import type { Insertable } from 'kysely';

export const insertHandoff = defineStatement((db, row: Insertable<Database['account.handoff_code']>) =>
  db.insertInto('account.handoff_code').values(row),
);
