import { restoreProduct } from '@wbn/contract/business/restore-product.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { recordActivity } from '../record-activity.ts';
import { changeProduct } from './change-product.ts';
import { presentOwnProduct } from './present-own-product.ts';
import { countSlots, lockSlots, requireFreeSlot } from './product-slots.ts';
import { markRestored } from './restore-product.sql.ts';

/** Restoring what is there changes nothing. */
export const restoreProductHandler = defineHandler(
  restoreProduct,
  async ({ user: { userID }, params: { id }, language, services }) => {
    const row = await changeProduct(services, { id, userID }, async (transaction, product) => {
      if (!product.deleted_at) return undefined;
      const businessID = product.business_id;
      if (product.status === 'published') requireFreeSlot(await lockSlots(transaction, businessID));
      await markRestored.run(transaction, { id });
      const details = { productID: id, product: product.name };
      await recordActivity(transaction, { businessID, userID, action: 'product-restored', details });
      return [];
    });
    return {
      data: presentOwnProduct(row, language, services.catalog),
      slots: await countSlots(services.db, row.business_id),
    };
  },
);
