import { prepareStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { productCardColumns } from './product-card.sql.ts';
import { isShownTo } from './publication/public-business.sql.ts';

/** Products of a business that somebody may see, newest first; 100 is what the largest plan holds (CON-19). */
export const selectBusinessProducts = prepareStatement(
  'list-business-products',
  (database, input: { bid: string; userID: string }) =>
    database
      .selectFrom('product')
      .select(productCardColumns)
      .where('product.business_id', '=', input.bid)
      .where('product.is_public', '=', sql.lit(true))
      .where(isShownTo('product.business_id', input.userID))
      .orderBy('product.created_at', 'desc')
      .orderBy('product.id', 'desc')
      .limit(100),
);

/** The same for the company that offers a product. */
export const selectProductsBeside = prepareStatement(
  'list-products-beside',
  (database, input: { pid: string; userID: string }) =>
    database
      .selectFrom('product')
      .select(productCardColumns)
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
      .limit(100),
);
