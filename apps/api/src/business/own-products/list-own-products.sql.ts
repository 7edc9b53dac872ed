import { prepareStatement } from '@wbn/postgres/statement.ts';
import { isKept } from './own-product.sql.ts';

/** All products of a company, newest first; companies that were imported may have very many. */
export const selectOwnProducts = prepareStatement(
  'list-own-products',
  (db, { bid }: { bid: string }) =>
    db
      .selectFrom('product')
      .selectAll()
      .where('product.business_id', '=', bid)
      .where(isKept)
      .orderBy('product.created_at', 'desc')
      .orderBy('product.id', 'desc'),
  { slow: true },
);
