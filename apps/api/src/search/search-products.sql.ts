import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { businessCardColumns } from '../business/business-card.sql.ts';
import { productCardColumns } from '../business/product-card.sql.ts';

/** Cards of the given products with the cards of their companies, in no order. */
export const selectProductCards = defineStatement((database, input: { ids: string[] }) =>
  database
    .selectFrom('product')
    .select([...productCardColumns, 'product.brand', 'product.model', 'product.keywords'])
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
    .where('product.id', '=', anyOf(input.ids))
    // A product or its company may have been unpublished since it was found.
    .where('product.is_public', '=', sql.lit(true))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('business')
          .select('business.id')
          .whereRef('business.id', '=', 'product.business_id')
          .where('business.is_public', '=', sql.lit(true)),
      ),
    ),
);
