import { defineStatement } from '@wbn/postgres/statement.ts';

/** It comes back as a draft or into a free slot, so the plan holds it. */
export const markRestored = defineStatement((db, { id }: { id: string }) =>
  db.updateTable('product').set({ deleted_at: null, within_plan: true }).where('id', '=', id),
);
