import { listBusinessProducts } from '@wbn/contract/business/list-business-products.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectBusinessProducts, selectProductsBeside } from './list-business-products.sql.ts';
import { presentBusinessProduct } from './present-product.ts';

export const listBusinessProductsHandler = defineHandler(
  listBusinessProducts,
  async ({ query, user, language, services }) => {
    const { bid, pid = '', size } = query;
    const userID = user?.userID ?? '';
    const rows = await (bid
      ? selectBusinessProducts.all(services.db, { bid, userID, size })
      : selectProductsBeside.all(services.db, { pid, userID, size }));
    const data = rows.map((row) => presentBusinessProduct(row, language, services.catalog));
    return { data: { data, total: rows[0]?.total ?? 0 } };
  },
);
