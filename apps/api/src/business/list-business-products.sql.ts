import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { productCardColumns } from './product-card.sql.ts';
import { isShownTo } from './publication/public-business.sql.ts';

interface Wanted {
  readonly userID: string;
  readonly size: number;
}

/** How many there are, however few are asked for. */
const total = sql<number>`(count(*) over ())::integer`.as('total');

/** Products of a business that somebody may see, newest first. */
export const selectBusinessProducts = defineStatement((database, input: Wanted & { bid: string }) =>
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
export const selectProductsBeside = defineStatement((database, input: Wanted & { pid: string }) =>
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
