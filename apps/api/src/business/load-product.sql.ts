import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { defineStatement, type Given } from '../server/statement.ts';
import { businessCardColumns } from './business-card.sql.ts';

/** One product that visitors may see, with the card of the business that offers it. */
export const selectProduct = defineStatement('load-product', (database, given: Given<{ id: string }>) =>
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
    .where('product.id', '=', given('id'))
    .where('product.is_public', '=', sql.lit(true)),
);

export type ProductRow = NonNullable<(typeof selectProduct)['row']>;
