import { listBusinessProducts, loadProduct } from '@wbn/contract/business/product.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectBusinessProducts, selectProduct, selectProductsBeside } from './load-product.sql.ts';
import { presentBusinessProduct, presentProduct } from './present-product.ts';

export const loadProductHandler = defineHandler(loadProduct, async ({ params, user, language, services }) => {
  const row = await selectProduct.first(services.db, { ...params, userID: user?.userID ?? '' });
  if (!row) throw notFound(`There is no product with the id ${params.id}.`);
  return { data: presentProduct(row, language, services.catalog) };
});

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
