import { defineStatement } from '@wbn/postgres/statement.ts';

export const markBusinessRestored = defineStatement((db, { businessID }: { businessID: string }) =>
  db.updateTable('business').set({ deleted_at: null }).where('id', '=', businessID),
);
