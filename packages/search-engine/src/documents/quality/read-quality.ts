import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { businessQuality } from './business-quality.ts';
import { selectBusinessFacts } from './quality-facts.sql.ts';

/** Current scores of companies by id; unknown ids are left out. */
export async function readBusinessScores(
  db: Kysely<Database>,
  ids: readonly string[],
  now = new Date(),
): Promise<Map<string, number>> {
  const rows = await selectBusinessFacts.all(db, { ids });
  return new Map(rows.map(({ id, ...facts }) => [id, businessQuality(facts, now).score]));
}
