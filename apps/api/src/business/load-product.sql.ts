import type { Database } from '@wbn/postgres/schema.ts';
import { anyOf, defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { businessCardColumns } from './business-card.sql.ts';
import { wholeBusinesses } from './load-business.sql.ts';
import { productCardColumns } from './product-card.sql.ts';
import { isShownTo } from './publication/public-business.sql.ts';

/** Query of published products with all columns and the card of their business. */
const wholeProducts = (database: Kysely<Database>) =>
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

/** Selects one product that the person may see. */
export const selectProduct = defineStatement((database, input: { id: string; userID: string }) =>
  wholeProducts(database)
    .where('product.id', '=', input.id)
    .where(isShownTo('product.business_id', input.userID)),
);

export type ProductRow = RowOf<typeof selectProduct>;

/** Number of all matches, regardless of the limit. */
const total = sql<number>`(count(*) over ())::integer`.as('total');

/** Selects the products of a business that the person may see, newest first. */
export const selectBusinessProducts = defineStatement(
  (database, input: { bid: string; userID: string; size: number }) =>
    database
      .selectFrom('product')
      .select([...productCardColumns, total])
      .where('product.business_id', '=', input.bid)
      .where('product.is_public', '=', sql.lit(true))
      .where(isShownTo('product.business_id', input.userID))
      .orderBy('product.created_at', 'desc')
      .orderBy('product.id', 'desc')
      .limit(input.size),
);

/** Selects those of the businesses that visitors can see, unordered. */
export const selectComparedBusinesses = defineStatement((database, input: { ids: string[] }) =>
  wholeBusinesses(database)
    .where('business.id', '=', anyOf(input.ids))
    .where('business.is_public', '=', sql.lit(true)),
);

/** Selects those of the products that visitors can see, unordered. */
export const selectComparedProducts = defineStatement((database, input: { ids: string[] }) =>
  wholeProducts(database)
    .where('product.id', '=', anyOf(input.ids))
    .where(isShownTo('product.business_id', '')),
);
