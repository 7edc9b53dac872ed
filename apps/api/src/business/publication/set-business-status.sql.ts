import type { BusinessStatus } from '@wbn/contract/business/publication.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';

export const updateBusinessStatus = defineStatement(
  (db, { businessID, status }: { businessID: string; status: BusinessStatus }) =>
    db.updateTable('business').set({ status }).where('id', '=', businessID),
);
