import { loadOwnProduct } from '@wbn/contract/business/load-own-product.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageProducts } from '../policies.ts';
import { requireRole } from '../require-role.ts';
import { noSuchProduct } from './change-product.ts';
import { selectOwnProduct } from './load-own-product.sql.ts';
import { presentOwnProduct } from './present-own-product.ts';

export const loadOwnProductHandler = defineHandler(
  loadOwnProduct,
  async ({ user: { userID }, params: { id }, language, services }) => {
    const row = await selectOwnProduct.first(services.db, { id });
    if (!row) throw noSuchProduct(id);
    await requireRole(services.db, { businessID: row.business_id, userID, may: mayManageProducts });
    return { data: presentOwnProduct(row, language, services.catalog) };
  },
);
