import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { businessCardColumns } from './business-card.sql.ts';
import { isShownTo } from './publication/public-business.sql.ts';

/** Published products with all their columns, each with the card of the business that offers it. */
export const wholeProducts = (database: Kysely<Database>) =>
  database
    .selectFrom('product')
    .selectAll('product')
    .select((product) =>
      jsonObjectFrom(
        product
          .selectFrom('business')
          .select(businessCardColumns)
          .whereRef('business.id', '=', 'product.business_id'),
      )
        .$notNull()
        .as('business'),
    )
    .where('product.is_public', '=', sql.lit(true));

/** One product that somebody may see. */
export const selectProduct = defineStatement((database, input: { id: string; userID: string }) =>
  wholeProducts(database)
    .where('product.id', '=', input.id)
    .where(isShownTo('product.business_id', input.userID)),
);

export type ProductRow = RowOf<typeof selectProduct>;
