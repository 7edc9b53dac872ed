import type { JobLog } from '@wbn/host/jobs/run-attempt.ts';
import { type BoundTask, bindTask, bindTimer, defineTask } from '@wbn/host/jobs/task.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { leaveOpenSearch } from '@wbn/search-engine/opensearch/outbox.sql.ts';
import type { SearchState } from '@wbn/search-engine/opensearch/switching-index.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';

import type { Kysely } from 'kysely';
import * as z from 'zod';
import { catalogNames } from '../catalog/catalog-names.ts';

export interface OpenSearchEngine {
  readonly engine: SearchEngine;
  /** Which engine answers now, and why not the other. */
  readonly state: () => SearchState;
  /** Writes queued changes to OpenSearch; nothing to do without one. */
  readonly drain: (signal?: AbortSignal) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Searches in PostgreSQL, or in OpenSearch at these addresses. */
export async function openSearchEngine(
  db: Kysely<Database>,
  urls: readonly string[] | undefined,
  log: JobLog,
): Promise<OpenSearchEngine> {
  if (!urls) {
    // Changes that nobody takes would pile up.
    await leaveOpenSearch.run(db);
    return {
      engine: createPostgresSearchEngine(db, catalogNames),
      state: () => ({ engine: 'postgresql' }),
      drain: async () => undefined,
      close: async () => undefined,
    };
  }
  // Loaded where it is used: OpenSearch's client takes 30 MB.
  const { connectOpenSearch } = await import('@wbn/search-engine/opensearch/connect-opensearch.ts');
  const { index, drain, close } = connectOpenSearch(db, urls, (err) =>
    log.error({ err }, 'OpenSearch does not answer, PostgreSQL does'),
  );
  const engine = createPostgresSearchEngine(db, catalogNames, undefined, index);
  return { engine, state: index.state, drain, close };
}

/** The trigger `queue_documents` adds it to each transaction that changes documents, and so not again when it fails. */
const drainSearchOutbox = defineTask({
  name: 'drain-search-outbox',
  payload: z.object({}),
  hours: 1,
  queue: 'search-outbox',
});

/** OpenSearch hears of changes at once; of what it did not take then, every minute. */
export function outboxTasks({ drain }: Pick<OpenSearchEngine, 'drain'>, log: JobLog): BoundTask[] {
  return [
    bindTask(drainSearchOutbox, (_, { signal }) =>
      drain(signal).catch((err) => log.error({ err }, 'OpenSearch does not take changes')),
    ),
    bindTimer('retry-search-outbox', '* * * * *', () => drain()),
  ];
}
