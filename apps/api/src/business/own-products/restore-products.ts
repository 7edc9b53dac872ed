import { restoreProducts } from '@wbn/contract/business/restore-products.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { changeProducts } from './change-products.ts';
import { presentOwnProduct } from './present-own-product.ts';
import { countSlots } from './product-slots.ts';
import { recordProducts } from './record-products.ts';
import { markAllRestored } from './restore-products.sql.ts';
import { takeSlots } from './take-slots.ts';

/** Restoring what is there changes nothing. */
export const restoreProductsHandler = defineHandler(
  restoreProducts,
  async ({ user: { userID }, body: { businessID, productIDs }, language, services }) => {
    const { rows, told: left } = await changeProducts(
      services,
      { businessID, productIDs, userID },
      async ({ transaction, products, slots }) => {
        const deleted = products.filter(({ deleted_at }) => deleted_at);
        const { fit, left } = takeSlots(deleted, slots, ({ status }) => status === 'published');
        if (fit.length === 0) return { changed: [], told: left };
        const ids = fit.map(({ id }) => id);
        await markAllRestored.run(transaction, { ids });
        await recordProducts(transaction, { businessID, userID, action: 'product-restored', products: fit });
        return { changed: ids, told: left };
      },
    );
    const products = rows.map((row) => presentOwnProduct(row, language, services.catalog));
    return { data: { products, left: [...left] }, slots: await countSlots(services.db, businessID) };
  },
);
