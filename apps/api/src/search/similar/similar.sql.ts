import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** What companies similar to a public one are found by. */
export const selectBusinessKind = defineStatement((database, { id }: { id: string }) =>
  database
    .selectFrom('business')
    .select(['business_type', 'industry_id', 'category_ids', 'country'])
    .where('id', '=', id)
    .where('is_public', '=', sql.lit(true)),
);

/** What products similar to a public one are found by. */
export const selectProductKind = defineStatement((database, { id }: { id: string }) =>
  database
    .selectFrom('product')
    .innerJoin('business', 'business.id', 'product.business_id')
    .select([
      'product.business_id',
      'product.industry_id',
      'product.category_id',
      'product.sub_category_id',
      'business.country',
    ])
    .where('product.id', '=', id)
    .where('product.is_public', '=', sql.lit(true))
    .where('business.is_public', '=', sql.lit(true)),
);
