import { listComparedBusinesses, listComparedProducts } from '@wbn/contract/business/compare.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { inOrder } from '../in-order.ts';
import { presentBusiness } from '../present-business.ts';
import { presentProduct } from '../present-product.ts';
import { selectComparedBusinesses, selectComparedProducts } from './list-compared.sql.ts';

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
