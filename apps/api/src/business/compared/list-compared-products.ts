import { listComparedProducts } from '@wbn/contract/business/list-compared-products.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { inOrder } from '../in-order.ts';
import { presentProduct } from '../present-product.ts';
import { selectComparedProducts } from './list-compared-products.sql.ts';

export const listComparedProductsHandler = defineHandler(
  listComparedProducts,
  async ({ body: { ids }, language, services }) => {
    const rows = await selectComparedProducts.all(services.db, { ids });
    return { data: inOrder(ids, rows).map((row) => presentProduct(row, language, services.catalog)) };
  },
);
