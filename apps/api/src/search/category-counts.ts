import type { CategoryCount } from '@wbn/contract/search/count-results.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { selectResultsByCategory, selectResultsByCountry } from './count-results.sql.ts';

interface Kept<Counts> {
  counts: Promise<Counts>;
  until: number;
}

const keptFor = 30_000;
/** Milliseconds for which old counts are served while new ones are read. */
const usableFor = 300_000;

/**
 * Makes a function that reads counts, which suggestions need at every key stroke. Cached for 30 seconds; after that the old counts are
 * served while new ones are read, for at most five minutes.
 */
function keepCounts<Source extends object, Counts>(
  read: (source: Source) => Promise<Counts>,
): (source: Source, now?: number) => Promise<Counts> {
  const kept = new WeakMap<Source, Kept<Counts>>();
  return (source, now = Date.now()) => {
    const last = kept.get(source);
    if (last && now < last.until) return last.counts;
    const counts = read(source);
    if (!last || now > last.until - keptFor + usableFor) {
      kept.set(source, { counts, until: now + keptFor });
      // A failed read is not cached.
      counts.catch(() => kept.delete(source));
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
  };
}

/** Number of entries per category. */
export const readCategoryCounts = keepCounts(
  async (db: Kysely<Database>): Promise<ReadonlyMap<string, CategoryCount['counts']>> => {
    const rows = await selectResultsByCategory.all(db, { industriesOnly: false });
    return new Map(rows.map((row) => [row.id, row.counts]));
  },
);

/** Number of companies per country. */
export const readCountryCounts = keepCounts(
  async (db: Kysely<Database>): Promise<ReadonlyMap<string, number>> => {
    const rows = await selectResultsByCountry.all(db, { kind: 'business', type: '' });
    return new Map(rows.map(({ country, count }) => [country, count]));
  },
);

/** Number of companies per certificate among the best companies, as the facet of all companies counts them. */
export const readCertificateCounts = keepCounts(
  async (engine: SearchEngine): Promise<ReadonlyMap<string, number>> => {
    const all = await engine.search({ kind: 'business', text: '', facets: true, skip: 0, size: 1 });
    return all.facets?.find(({ facet }) => facet === 'certificates')?.counts ?? new Map();
  },
);
