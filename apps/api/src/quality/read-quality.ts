import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { businessQuality } from './business-quality.ts';
import { productQuality } from './product-quality.ts';
import { selectBusinessFacts, selectProductFacts } from './quality-facts.sql.ts';

/** Scores of companies as they are now, by id; those that are not there are left out. */
export async function readBusinessScores(
  db: Kysely<Database>,
  ids: readonly string[],
  now = new Date(),
): Promise<Map<string, number>> {
  const rows = await selectBusinessFacts.all(db, { ids });
  return new Map(rows.map(({ id, ...facts }) => [id, businessQuality(facts, now).score]));
}

/** The same of products: one statement for them, one for their companies. */
export async function readProductScores(
  db: Kysely<Database>,
  ids: readonly string[],
  now = new Date(),
): Promise<Map<string, number>> {
  const rows = await selectProductFacts.all(db, { ids });
  const businesses = await readBusinessScores(db, [...new Set(rows.map((row) => row.business_id))], now);
  return new Map(
    rows.map((row) => [row.id, productQuality(row.filled, businesses.get(row.business_id) ?? 0)]),
  );
}
