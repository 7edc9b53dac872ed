import { deleteProduct } from '@wbn/contract/business/delete-product.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { recordActivity } from '../record-activity.ts';
import { fillFreedSlots } from './apply-product-slots.ts';
import { changeProduct } from './change-product.ts';
import { markDeleted } from './delete-product.sql.ts';
import { countSlots } from './product-slots.ts';

/** Deleting again what is deleted already changes nothing. */
export const deleteProductHandler = defineHandler(
  deleteProduct,
  async ({ user: { userID }, params: { id }, services }) => {
    const row = await changeProduct(services, { id, userID }, async (transaction, product) => {
      if (product.deleted_at) return undefined;
      const businessID = product.business_id;
      await markDeleted.run(transaction, { id });
      const details = { productID: id, product: product.name };
      await recordActivity(transaction, { businessID, userID, action: 'product-deleted', details });
      return fillFreedSlots(transaction, businessID);
    });
    return { data: { productID: id }, slots: await countSlots(services.db, row.business_id) };
  },
);
