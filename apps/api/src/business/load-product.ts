import { listComparedBusinesses, listComparedProducts } from '@wbn/contract/business/compare.ts';
import { listBusinessProducts, loadProduct } from '@wbn/contract/business/product.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { inOrder } from './in-order.ts';
import {
  selectBusinessProducts,
  selectComparedBusinesses,
  selectComparedProducts,
  selectProduct,
} from './load-product.sql.ts';
import { presentBusiness } from './present-business.ts';
import { presentBusinessProduct, presentProduct } from './present-product.ts';

export const loadProductHandler = defineHandler(loadProduct, async ({ params, user, language, services }) => {
  const row = await selectProduct.first(services.db, { ...params, userID: user?.userID ?? '' });
  if (!row) throw notFound(`There is no product with the id ${params.id}.`);
  return { data: presentProduct(row, language, services.catalog) };
});

/** The largest plan (CON-19). */
export const mostListed = 100;

export const listBusinessProductsHandler = defineHandler(
  listBusinessProducts,
  async ({ query, user, language, services }) => {
    const rows = await selectBusinessProducts.all(services.db, {
      ...query,
      userID: user?.userID ?? '',
      size: mostListed,
    });
    const data = rows.map((row) => presentBusinessProduct(row, language, services.catalog));
    return { data: { data, total: rows[0]?.total ?? 0 } };
  },
);

export const listComparedBusinessesHandler = defineHandler(
  listComparedBusinesses,
  async ({ body: { ids }, language, services }) => {
    const rows = await selectComparedBusinesses.all(services.db, { ids });
    return { data: inOrder(ids, rows).map((row) => presentBusiness(row, language, services.catalog)) };
  },
);

export const listComparedProductsHandler = defineHandler(
  listComparedProducts,
  async ({ body: { ids }, language, services }) => {
    const rows = await selectComparedProducts.all(services.db, { ids });
    return { data: inOrder(ids, rows).map((row) => presentProduct(row, language, services.catalog)) };
  },
);
