import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';

/** They come back as drafts or into free slots, so the plan holds them. */
export const markAllRestored = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.updateTable('product').set({ deleted_at: null, within_plan: true }).where('id', '=', anyOf(ids)),
);
