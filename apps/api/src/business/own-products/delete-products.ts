import { deleteProducts } from '@wbn/contract/business/delete-products.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { fillFreedSlots } from './apply-product-slots.ts';
import { changeProducts } from './change-products.ts';
import { markAllDeleted } from './delete-products.sql.ts';
import { countSlots } from './product-slots.ts';
import { recordProducts } from './record-products.ts';

/** Deleting again what is deleted already changes nothing. */
export const deleteProductsHandler = defineHandler(
  deleteProducts,
  async ({ user: { userID }, body: { businessID, productIDs }, services }) => {
    await changeProducts(services, { businessID, productIDs, userID }, async ({ transaction, products }) => {
      const there = products.filter(({ deleted_at }) => !deleted_at);
      if (there.length === 0) return { changed: [], told: undefined };
      const ids = there.map(({ id }) => id);
      await markAllDeleted.run(transaction, { ids });
      await recordProducts(transaction, { businessID, userID, action: 'product-deleted', products: there });
      return { changed: [...ids, ...(await fillFreedSlots(transaction, businessID))], told: undefined };
    });
    return { data: { productIDs }, slots: await countSlots(services.db, businessID) };
  },
);
