import { listBusinessProducts } from '@wbn/contract/business/list-business-products.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectBusinessProducts } from './list-business-products.sql.ts';
import { presentCompanyProduct } from './present-product.ts';

export const listBusinessProductsHandler = defineHandler(
  listBusinessProducts,
  async ({ query, language, services }) => {
    const rows = await services.statements.all(selectBusinessProducts, query);
    return { data: { data: rows.map((row) => presentCompanyProduct(row, language, services.catalog)) } };
  },
);
