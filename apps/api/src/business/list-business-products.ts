import { listBusinessProducts } from '@wbn/contract/business/list-business-products.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectBusinessProducts, selectProductsBeside } from './list-business-products.sql.ts';
import { presentBusinessProduct } from './present-product.ts';

export const listBusinessProductsHandler = defineHandler(
  listBusinessProducts,
  async ({ query, user, language, services }) => {
    const { bid, pid = '' } = query;
    const userID = user?.userID ?? '';
    const rows = await (bid
      ? selectBusinessProducts.all(services.reads, { bid, userID })
      : selectProductsBeside.all(services.reads, { pid, userID }));
    return { data: { data: rows.map((row) => presentBusinessProduct(row, language, services.catalog)) } };
  },
);
