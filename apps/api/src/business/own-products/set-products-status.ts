import { setProductsStatus } from '@wbn/contract/business/set-products-status.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { fillFreedSlots } from './apply-product-slots.ts';
import { noSuchProduct } from './change-product.ts';
import { changeProducts } from './change-products.ts';
import { presentOwnProduct } from './present-own-product.ts';
import { countSlots } from './product-slots.ts';
import { recordProducts } from './record-products.ts';
import { updateStatuses } from './set-products-status.sql.ts';
import { takeSlots } from './take-slots.ts';

export const setProductsStatusHandler = defineHandler(
  setProductsStatus,
  async ({ user: { userID }, body: { businessID, productIDs, status }, language, services }) => {
    const { rows, told: left } = await changeProducts(
      services,
      { businessID, productIDs, userID },
      async ({ transaction, products, slots }) => {
        const gone = products.find(({ deleted_at }) => deleted_at);
        if (gone) throw noSuchProduct(gone.id);
        const others = products.filter((product) => product.status !== status);
        const { fit, left } =
          status === 'published' ? takeSlots(others, slots) : { fit: others, left: [] as const };
        if (fit.length === 0) return { changed: [], told: left };
        const ids = fit.map(({ id }) => id);
        await updateStatuses.run(transaction, { ids, status });
        const action = status === 'published' ? 'product-published' : 'product-withdrawn';
        await recordProducts(transaction, { businessID, userID, action, products: fit });
        return { changed: [...ids, ...(await fillFreedSlots(transaction, businessID))], told: left };
      },
    );
    const products = rows.map((row) => presentOwnProduct(row, language, services.catalog));
    return { data: { products, left: [...left] }, slots: await countSlots(services.db, businessID) };
  },
);
