import { prepareStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { productCardColumns } from './product-card.sql.ts';

/** Products of a business that visitors may see, newest first; 100 is what the largest plan holds (CON-19). */
export const selectBusinessProducts = prepareStatement(
  'list-business-products',
  (database, input: { bid: string }) =>
    database
      .selectFrom('product')
      .select(productCardColumns)
      .where('product.business_id', '=', input.bid)
      .where('product.is_public', '=', sql.lit(true))
      .orderBy('product.created_at', 'desc')
      .orderBy('product.id', 'desc')
      .limit(100),
);

/** The same for the company that offers a product. */
export const selectProductsBeside = prepareStatement(
  'list-products-beside',
  (database, input: { pid: string }) =>
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
      .orderBy('product.created_at', 'desc')
      .orderBy('product.id', 'desc')
      .limit(100),
);
