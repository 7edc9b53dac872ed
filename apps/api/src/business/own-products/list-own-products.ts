import { listOwnProducts } from '@wbn/contract/business/list-own-products.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageProducts } from '../policies.ts';
import { requireRole } from '../require-role.ts';
import { selectOwnProducts } from './list-own-products.sql.ts';
import { presentOwnProduct } from './present-own-product.ts';
import { countSlots } from './product-slots.ts';

export const listOwnProductsHandler = defineHandler(
  listOwnProducts,
  async ({ user: { userID }, query: { bid }, language, services }) => {
    await requireRole(services.db, { businessID: bid, userID, may: mayManageProducts });
    const rows = await selectOwnProducts.all(services.reads, { bid });
    return {
      data: rows.map((row) => presentOwnProduct(row, language, services.catalog)),
      slots: await countSlots(services.db, bid),
    };
  },
);
