import {
  deleteProduct,
  deleteProducts,
  restoreProduct,
  restoreProducts,
} from '@wbn/contract/business/own-products.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { recordActivity } from '../record-activity.ts';
import { changeProduct } from './change-product.ts';
import { changeProducts } from './change-products.ts';
import { markAllDeleted, markAllRestored, markDeleted, markRestored } from './own-product.sql.ts';
import { assignSlots, countSlots, fillFreedSlots, lockSlots, requireFreeSlot } from './product-slots.ts';
import { presentOwnProduct } from './read-own-products.ts';
import { recordProducts } from './record-products.ts';

/** Deleting a deleted product again changes nothing. */
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

/** Deleting deleted products again changes nothing. */
export const deleteProductsHandler = defineHandler(
  deleteProducts,
  async ({ user: { userID }, body: { businessID, productIDs }, services }) => {
    await changeProducts(services, { businessID, productIDs, userID }, async ({ transaction, products }) => {
      const there = products.filter(({ deleted_at }) => !deleted_at);
      if (there.length === 0) return { changed: [], result: undefined };
      const ids = there.map(({ id }) => id);
      await markAllDeleted.run(transaction, { ids });
      await recordProducts(transaction, { businessID, userID, action: 'product-deleted', products: there });
      return { changed: [...ids, ...(await fillFreedSlots(transaction, businessID))], result: undefined };
    });
    return { data: { productIDs }, slots: await countSlots(services.db, businessID) };
  },
);

/** Restoring an existing product changes nothing. */
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

/** Restoring existing products changes nothing. */
export const restoreProductsHandler = defineHandler(
  restoreProducts,
  async ({ user: { userID }, body: { businessID, productIDs }, language, services }) => {
    const { rows, result: left } = await changeProducts(
      services,
      { businessID, productIDs, userID },
      async ({ transaction, products, slots }) => {
        const deleted = products.filter(({ deleted_at }) => deleted_at);
        const { fit, left } = assignSlots(deleted, slots, ({ status }) => status === 'published');
        if (fit.length === 0) return { changed: [], result: left };
        const ids = fit.map(({ id }) => id);
        await markAllRestored.run(transaction, { ids });
        await recordProducts(transaction, { businessID, userID, action: 'product-restored', products: fit });
        return { changed: ids, result: left };
      },
    );
    const products = rows.map((row) => presentOwnProduct(row, language, services.catalog));
    return { data: { products, left: [...left] }, slots: await countSlots(services.db, businessID) };
  },
);
