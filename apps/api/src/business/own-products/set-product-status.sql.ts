import type { ProductTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import type { Selectable } from 'kysely';
import { updateVersion } from './own-product.sql.ts';

export const updateStatus = defineStatement(
  (db, { id, status }: { id: string; status: Selectable<ProductTable>['status'] }) =>
    updateVersion(db, { id }).set({ status }),
);
