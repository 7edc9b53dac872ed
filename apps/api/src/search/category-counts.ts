import type { CategoryCount } from '@wbn/contract/search/count-results-by-category.ts';
import type { PreparedReads } from '@wbn/postgres/prepared-reads.ts';
import { selectResultsByCategory } from './count-results-by-category.sql.ts';

type Counts = ReadonlyMap<string, CategoryCount['counts']>;

interface Kept {
  readonly counts: Promise<Counts>;
  readonly until: number;
}

const keptFor = 30_000;
const kept = new WeakMap<PreparedReads, Kept>();

/** How much there is in each category, at most half a minute old: suggestions ask at every key. */
export function readCategoryCounts(reads: PreparedReads, now = Date.now()): Promise<Counts> {
  const last = kept.get(reads);
  if (last && now < last.until) return last.counts;
  const counts = selectResultsByCategory
    .all(reads)
    .then((rows) => new Map(rows.map((row) => [row.id, row.counts])));
  kept.set(reads, { counts, until: now + keptFor });
  // What failed is asked for again by the next.
  counts.catch(() => kept.delete(reads));
  return counts;
}
