import { sql } from 'kysely';
import { defineStatement, type Given } from '../server/statement.ts';
import { productCardColumns } from './product-card.sql.ts';

/** Products of a business that visitors may see, newest first; 100 is what the largest plan holds (CON-19). */
export const selectBusinessProducts = defineStatement(
  'list-business-products',
  (database, given: Given<{ bid: string }>) =>
    database
      .selectFrom('product')
      .select(productCardColumns)
      .where('product.business_id', '=', given('bid'))
      .where('product.is_public', '=', sql.lit(true))
      .orderBy('product.created_at', 'desc')
      .orderBy('product.id', 'desc')
      .limit(100),
);

/** The same for the company that offers a product. */
export const selectProductsBeside = defineStatement(
  'list-products-beside',
  (database, given: Given<{ pid: string }>) =>
    database
      .selectFrom('product')
      .select(productCardColumns)
      .where('product.business_id', '=', (query) =>
        query
          .selectFrom('product as shown')
          .select('shown.business_id')
          .where('shown.id', '=', given('pid'))
          .where('shown.is_public', '=', sql.lit(true)),
      )
      .where('product.is_public', '=', sql.lit(true))
      .orderBy('product.created_at', 'desc')
      .orderBy('product.id', 'desc')
      .limit(100),
);
