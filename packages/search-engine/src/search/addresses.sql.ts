import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
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

/** The companies of products. */
export const selectOwners = defineStatement((db, { ids }: { readonly ids: readonly string[] }) =>
  db.selectFrom('product').select('business_id').distinct().where('id', '=', anyOf(ids)),
);
