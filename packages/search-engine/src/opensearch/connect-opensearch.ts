import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { createPostgresIndex } from '../postgres/postgres-index.ts';
import { drainOutbox } from './drain-outbox.ts';
import { openOpenSearch } from './open-opensearch.ts';
import { createOpenSearchIndex } from './opensearch-index.ts';
import { createSwitchingIndex } from './switching-index.ts';

/** Connects a host to OpenSearch: an index with PostgreSQL as fallback, and a function that writes queued changes. */
export function connectOpenSearch(
  db: Kysely<Database>,
  urls: readonly string[],
  onFailure: (error: unknown) => void,
) {
  const opensearch = openOpenSearch(urls);
  const index = createSwitchingIndex({
    db,
    opensearch: createOpenSearchIndex(opensearch),
    postgres: createPostgresIndex(db),
    onFailure,
  });
  return {
    index,
    drain: async (signal?: AbortSignal) => void (await drainOutbox(db, opensearch, signal)),
    close: opensearch.close,
  };
}
