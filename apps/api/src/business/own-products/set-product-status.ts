import { setProductStatus } from '@wbn/contract/business/set-product-status.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { recordActivity } from '../record-activity.ts';
import { fillFreedSlots } from './apply-product-slots.ts';
import { changeProduct, noSuchProduct } from './change-product.ts';
import { presentOwnProduct } from './present-own-product.ts';
import { lockSlots, requireFreeSlot } from './product-slots.ts';
import { updateStatus } from './set-product-status.sql.ts';

/** The status is part of the form: a form that was opened before has an older version from now on. */
export const setProductStatusHandler = defineHandler(
  setProductStatus,
  async ({ user: { userID }, params: { id }, body: { status }, language, services }) => {
    const row = await changeProduct(services, { id, userID }, async (transaction, product) => {
      if (product.deleted_at) throw noSuchProduct(id);
      if (product.status === status) return undefined;
      const businessID = product.business_id;
      if (status === 'published') requireFreeSlot(await lockSlots(transaction, businessID));
      await updateStatus.run(transaction, { id, status });
      const action = status === 'published' ? 'product-published' : 'product-withdrawn';
      const details = { productID: id, product: product.name };
      await recordActivity(transaction, { businessID, userID, action, details });
      return fillFreedSlots(transaction, businessID);
    });
    return { data: presentOwnProduct(row, language, services.catalog) };
  },
);
