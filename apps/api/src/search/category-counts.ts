import type { CategoryCount } from '@wbn/contract/search/count-results.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectResultsByCategory } from './count-results.sql.ts';

type Counts = ReadonlyMap<string, CategoryCount['counts']>;

interface Kept {
  counts: Promise<Counts>;
  until: number;
}

const keptFor = 30_000;
/** Milliseconds for which old counts are served while new ones are read. */
const usableFor = 300_000;
const kept = new WeakMap<Kysely<Database>, Kept>();

/**
 * Returns the number of entries per category, which suggestions need at every key stroke. Cached for 30 seconds; after that the old counts
 * are served while new ones are read, for at most five minutes.
 */
export function readCategoryCounts(db: Kysely<Database>, now = Date.now()): Promise<Counts> {
  const last = kept.get(db);
  if (last && now < last.until) return last.counts;
  const counts = selectResultsByCategory
    .all(db, { industriesOnly: false })
    .then((rows) => new Map(rows.map((row) => [row.id, row.counts])));
  if (!last || now > last.until - keptFor + usableFor) {
    kept.set(db, { counts, until: now + keptFor });
    // A failed read is not cached.
    counts.catch(() => kept.delete(db));
    return counts;
  }
  last.until = now + keptFor;
  counts.then(
    () => {
      last.counts = counts;
    },
    () => {
      last.until = 0;
    },
  );
  return last.counts;
}
