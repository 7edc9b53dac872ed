import type { JobLog } from '@wbn/host/jobs/run-attempt.ts';
import { type BoundTask, bindTask, bindTimer, defineTask } from '@wbn/host/jobs/task.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { stopOpenSearchQueue } from '@wbn/search-engine/opensearch/outbox.sql.ts';
import type { SearchState } from '@wbn/search-engine/opensearch/switching-index.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';

import type { Kysely } from 'kysely';
import * as z from 'zod';
import { catalogNames } from '../catalog/catalog-names.ts';

export interface OpenSearchEngine {
  readonly engine: SearchEngine;
  /** The engine that answers now, and why the other does not. */
  readonly state: () => SearchState;
  /** Writes queued changes to OpenSearch; does nothing without it. */
  readonly drain: (signal?: AbortSignal) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the search engine: OpenSearch at `urls` with PostgreSQL as fallback, or PostgreSQL alone. */
export async function openSearchEngine(
  db: Kysely<Database>,
  urls: readonly string[] | undefined,
  log: JobLog,
): Promise<OpenSearchEngine> {
  if (!urls) {
    // Without OpenSearch queued changes would pile up.
    await stopOpenSearchQueue.run(db);
    return {
      engine: createPostgresSearchEngine(db, catalogNames),
      state: () => ({ engine: 'postgresql' }),
      drain: async () => undefined,
      close: async () => undefined,
    };
  }
  // Imported lazily: the OpenSearch client takes 30 MB of memory.
  const { connectOpenSearch } = await import('@wbn/search-engine/opensearch/connect-opensearch.ts');
  const { index, drain, close } = connectOpenSearch(db, urls, (err) =>
    log.error({ err }, 'OpenSearch does not answer, PostgreSQL does'),
  );
  const engine = createPostgresSearchEngine(db, catalogNames, undefined, index);
  return { engine, state: index.state, drain, close };
}

/** The trigger `queue_documents` adds this job to every transaction that changes documents, so a failed run needs no retry. */
const drainSearchOutbox = defineTask({
  name: 'drain-search-outbox',
  payload: z.object({}),
  hours: 1,
  queue: 'search-outbox',
});

/** Sends changes to OpenSearch at once, and failed ones again every minute. */
export function outboxTasks({ drain }: Pick<OpenSearchEngine, 'drain'>, log: JobLog): BoundTask[] {
  return [
    bindTask(drainSearchOutbox, (_, { signal }) =>
      drain(signal).catch((err) => log.error({ err }, 'OpenSearch does not take changes')),
    ),
    bindTimer('retry-search-outbox', '* * * * *', () => drain()),
  ];
}
