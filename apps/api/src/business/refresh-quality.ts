import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { changeSteps } from '../quality/business-quality.ts';
import type { SearchEngine } from '../search-engine/search-engine.ts';
import { selectAgedBusinesses } from './refresh-quality.sql.ts';

const atOnce = 100;

/** Puts companies in order anew of which the last change has become old: nobody writes them when only time passes. */
export async function refreshQuality(db: Kysely<Database>, search: SearchEngine): Promise<void> {
  const rows = await selectAgedBusinesses.all(db, { days: changeSteps.map(({ days }) => days) });
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += atOnce)
    await search.index('business', ids.slice(from, from + atOnce));
}
