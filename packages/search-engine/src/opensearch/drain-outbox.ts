import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import type { OpenSearch } from './open-opensearch.ts';
import { deleteOutbox, selectDocuments, selectOutbox } from './outbox.sql.ts';
import { type Change, writeToIndexes } from './write-documents.ts';

const batch = 500;

/**
 * Writes queued changes to OpenSearch in order until none are left. Document versions make simultaneous runs safe. Throws when OpenSearch
 * refuses; the changes stay queued. Returns the number of changes written.
 */
export async function drainOutbox(
  db: Kysely<Database>,
  opensearch: OpenSearch,
  signal?: AbortSignal,
): Promise<number> {
  let written = 0;
  while (!signal?.aborted) {
    const rows = await selectOutbox.all(db, batch);
    if (rows.length === 0) break;
    for (const [kind, some] of Map.groupBy(rows, (row) => row.kind as SearchKind)) {
      const versions = new Map(some.map(({ document_id, id }) => [document_id, id]));
      // Read after the change was queued, so it is at least as new as its version.
      const documents = await selectDocuments.all(db, { kind, ids: [...versions.keys()] });
      const byId = new Map(documents.map((row) => [row.id, row]));
      const changes = [...versions].map(([id, version]): Change => ({ id, version, row: byId.get(id) }));
      await writeToIndexes(opensearch, await indexesOf(opensearch, kind), changes);
    }
    await deleteOutbox.run(
      db,
      rows.map(({ id }) => id),
    );
    written += rows.length;
  }
  return written;
}

/** The index of a kind that is searched, and one that is being built. */
async function indexesOf({ client, aliasOf }: OpenSearch, kind: SearchKind): Promise<string[]> {
  const { body } = await client.indices.getAlias({ index: `${aliasOf(kind)}-*` });
  return Object.keys(body);
}
