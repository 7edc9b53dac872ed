import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Where public companies are: each country, region and city once. */
export const selectAddresses = defineStatement((db) =>
  db
    .selectFrom('business')
    .select([
      sql<string>`coalesce(country, '')`.as('country'),
      sql<string>`coalesce(state_id, '')`.as('region'),
      sql<string>`coalesce(city, '')`.as('city'),
    ])
    .distinct()
    .where('is_public', '=', sql.lit(true)),
);
