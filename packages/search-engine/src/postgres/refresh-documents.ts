import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchEngine } from '../search-engine.ts';
import { selectAgedBusinesses } from './refresh-documents.sql.ts';
import { findStaleBusinesses } from './stale-documents.ts';

interface Refreshing {
  readonly db: Kysely<Database>;
  readonly search: SearchEngine;
}

const batch = 200;

/**
 * Updates documents that time alone has outdated (activity of a company, expired certificates), with their products. One transaction per
 * batch.
 */
export async function refreshDocuments({ db, search }: Refreshing): Promise<void> {
  for (let after = ''; ; ) {
    const aged = await selectAgedBusinesses.all(db, { after, most: batch });
    const stale = await findStaleBusinesses(
      db,
      aged.map(({ id }) => id),
    );
    await search.index('business', stale);
    const last = aged.at(-1);
    if (!last || aged.length < batch) return;
    after = last.id;
  }
}
