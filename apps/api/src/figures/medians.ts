import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { dayOf } from './count-visits.sql.ts';
import { deleteMediansExcept, saveMedians, selectLargeCategories } from './medians.sql.ts';

/** Computes the medians of every category with enough companies. Runs at night, a statement for each category. */
export async function computeMedians(db: Kysely<Database>, now = new Date()): Promise<void> {
  const today = dayOf(now);
  const categories = await selectLargeCategories.all(db);
  const categoryIDs = categories.map(({ category_id }) => category_id);
  for (const categoryID of categoryIDs) await saveMedians.run(db, { categoryID, today });
  await deleteMediansExcept.run(db, { categoryIDs });
}
