import type { ProductStatus } from '@wbn/contract/business/product.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { updateVersions } from './own-product.sql.ts';

/** No plan hides a draft, and what is published has a slot. */
export const updateStatuses = defineStatement(
  (db, { ids, status }: { ids: readonly string[]; status: ProductStatus }) =>
    updateVersions(db, { ids }).set({ status }),
);
