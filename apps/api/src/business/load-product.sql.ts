import type { Database } from '@wbn/postgres/schema.ts';
import { anyOf, defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { businessCardColumns } from './business-card.sql.ts';
import { wholeBusinesses } from './load-business.sql.ts';
import { productCardColumns } from './product-card.sql.ts';
import { isShownTo } from './publication/public-business.sql.ts';

/** Published products with all their columns, each with the card of the business that offers it. */
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

/** One product that somebody may see. */
export const selectProduct = defineStatement((database, input: { id: string; userID: string }) =>
  wholeProducts(database)
    .where('product.id', '=', input.id)
    .where(isShownTo('product.business_id', input.userID)),
);

export type ProductRow = RowOf<typeof selectProduct>;

/** How many there are, however few are asked for. */
const total = sql<number>`(count(*) over ())::integer`.as('total');

/** Products of a business that somebody may see, newest first. */
export const selectBusinessProducts = defineStatement(
  (database, input: { userID: string; size: number } & { bid: string }) =>
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

/** The same for the company that offers a product. */
export const selectProductsBeside = defineStatement(
  (database, input: { userID: string; size: number } & { pid: string }) =>
    database
      .selectFrom('product')
      .select([...productCardColumns, total])
      .where('product.business_id', '=', (query) =>
        query
          .selectFrom('product as shown')
          .select('shown.business_id')
          .where('shown.id', '=', input.pid)
          .where('shown.is_public', '=', sql.lit(true)),
      )
      .where('product.is_public', '=', sql.lit(true))
      .where(isShownTo('product.business_id', input.userID))
      .orderBy('product.created_at', 'desc')
      .orderBy('product.id', 'desc')
      .limit(input.size),
);

/** Those of these businesses that visitors see, in no order. */
export const selectComparedBusinesses = defineStatement((database, input: { ids: string[] }) =>
  wholeBusinesses(database)
    .where('business.id', '=', anyOf(input.ids))
    .where('business.is_public', '=', sql.lit(true)),
);

/** Those of these products that visitors see, in no order. */
export const selectComparedProducts = defineStatement((database, input: { ids: string[] }) =>
  wholeProducts(database)
    .where('product.id', '=', anyOf(input.ids))
    .where(isShownTo('product.business_id', '')),
);
