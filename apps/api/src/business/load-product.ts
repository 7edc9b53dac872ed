import { loadProduct } from '@wbn/contract/business/load-product.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectProduct } from './load-product.sql.ts';
import { presentProduct } from './present-product.ts';

export const loadProductHandler = defineHandler(loadProduct, async ({ params, user, language, services }) => {
  const row = await selectProduct.first(services.db, { ...params, userID: user?.userID ?? '' });
  if (!row) throw notFound(`There is no product with the id ${params.id}.`);
  return { data: presentProduct(row, language, services.catalog) };
});
