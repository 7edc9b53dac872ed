import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Names of a company's products that begin with a text, also of deleted ones that may come back. */
export const selectNames = defineStatement(
  (db, { businessID, beginning }: { businessID: string; beginning: string }) =>
    db
      .selectFrom('product')
      .select('name')
      .where('business_id', '=', businessID)
      .where(sql<boolean>`starts_with(name, ${beginning})`),
);
