import { prepareStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { businessCardColumns } from './business-card.sql.ts';
import { isShownTo } from './publication/public-business.sql.ts';

/** One product that somebody may see, with the card of the business that offers it. */
export const selectProduct = prepareStatement(
  'load-product',
  (database, input: { id: string; userID: string }) =>
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
      .where('product.id', '=', input.id)
      .where('product.is_public', '=', sql.lit(true))
      .where(isShownTo('product.business_id', input.userID)),
);

export type ProductRow = RowOf<typeof selectProduct>;
