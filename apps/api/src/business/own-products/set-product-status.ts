import { setProductStatus, setProductsStatus } from '@wbn/contract/business/own-products.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { recordActivity } from '../record-activity.ts';
import { changeProduct, noSuchProduct } from './change-product.ts';
import { changeProducts } from './change-products.ts';
import { updateStatus, updateStatuses } from './own-product.sql.ts';
import { assignSlots, countSlots, fillFreedSlots, lockSlots, requireFreeSlot } from './product-slots.ts';
import { presentOwnProduct } from './read-own-products.ts';
import { recordProducts } from './record-products.ts';

/** The status is part of the form, so changing it increases the product's version. */
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

export const setProductsStatusHandler = defineHandler(
  setProductsStatus,
  async ({ user: { userID }, body: { businessID, productIDs, status }, language, services }) => {
    const { rows, result: left } = await changeProducts(
      services,
      { businessID, productIDs, userID },
      async ({ transaction, products, slots }) => {
        const gone = products.find(({ deleted_at }) => deleted_at);
        if (gone) throw noSuchProduct(gone.id);
        const others = products.filter((product) => product.status !== status);
        const { fit, left } =
          status === 'published' ? assignSlots(others, slots) : { fit: others, left: [] as const };
        if (fit.length === 0) return { changed: [], result: left };
        const ids = fit.map(({ id }) => id);
        await updateStatuses.run(transaction, { ids, status });
        const action = status === 'published' ? 'product-published' : 'product-withdrawn';
        await recordProducts(transaction, { businessID, userID, action, products: fit });
        return { changed: [...ids, ...(await fillFreedSlots(transaction, businessID))], result: left };
      },
    );
    const products = rows.map((row) => presentOwnProduct(row, language, services.catalog));
    return { data: { products, left: [...left] }, slots: await countSlots(services.db, businessID) };
  },
);
