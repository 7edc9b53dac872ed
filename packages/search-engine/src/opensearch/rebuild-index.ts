import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import { drainOutbox } from './drain-outbox.ts';
import { changesOf, indexInUse, indexToFill } from './index-settings.ts';
import type { OpenSearch } from './open-opensearch.ts';
import {
  insertIndex,
  lockDocuments,
  markBuilt,
  selectIndex,
  selectNextDocuments,
  tryRebuildLock,
} from './outbox.sql.ts';
import { writeTimeout, writeToIndexes } from './write-documents.ts';

const batch = 500;
/** Lower than any queued change, so that newer documents are not replaced. */
const firstVersion = 1;

/**
 * Builds a new index of a kind beside the current one and switches to it when it is complete; meanwhile changes go to both. Returns the
 * number of documents; throws when another rebuild runs.
 */
export async function rebuildIndex(
  db: Kysely<Database>,
  opensearch: OpenSearch,
  kind: SearchKind,
  onBatch: (done: number) => void,
): Promise<number> {
  return db.transaction().execute(async (holder) => {
    const { isMine } = await tryRebuildLock.only(holder);
    if (!isMine) throw new Error('Another rebuild of the OpenSearch indexes is under way.');
    await beginQueue(db, kind);
    const { client, aliasOf } = opensearch;
    const alias = aliasOf(kind);
    await removeUnused(opensearch, kind);
    const index = `${alias}-${Date.now()}`;
    const patience = { requestTimeout: writeTimeout };
    await client.indices.create(
      { index, body: { ...indexToFill, aliases: { [changesOf(index)]: {} } } },
      patience,
    );
    const done = await fill(db, opensearch, { kind, index, onBatch });
    await client.indices.putSettings({ index, body: indexInUse }, patience);
    await client.indices.refresh({ index }, patience);
    // A single node cannot hold the replica: the wait then times out without it.
    await client.cluster
      .health({ index, wait_for_status: 'green', timeout: '30s' }, patience)
      .catch(() => undefined);
    await drainOutbox(db, opensearch);
    await client.indices.updateAliases(
      {
        body: {
          actions: [{ remove: { index: `${alias}-*`, alias, must_exist: false } }, { add: { index, alias } }],
        },
      },
      patience,
    );
    await markBuilt.run(db, kind);
    await removeUnused(opensearch, kind);
    return done;
  });
}

/** Starts queueing the changes of a kind. */
async function beginQueue(db: Kysely<Database>, kind: SearchKind): Promise<void> {
  if (await selectIndex.first(db, kind)) return;
  await db.transaction().execute(async (trx) => {
    await lockDocuments.run(trx);
    await insertIndex.run(trx, kind);
  });
}

async function fill(
  db: Kysely<Database>,
  opensearch: OpenSearch,
  { kind, index, onBatch }: { kind: SearchKind; index: string; onBatch: (done: number) => void },
): Promise<number> {
  let done = 0;
  for (let after = ''; ; ) {
    const rows = await selectNextDocuments.all(db, { kind, after, most: batch });
    const last = rows.at(-1);
    if (!last) return done;
    await writeToIndexes(
      opensearch,
      [index],
      rows.map((row) => ({ id: row.id, row, version: firstVersion })),
    );
    after = last.id;
    done += rows.length;
    onBatch(done);
  }
}

/** Deletes indexes of a kind that are not searched: replaced ones and remains of an aborted rebuild. */
async function removeUnused(opensearch: OpenSearch, kind: SearchKind): Promise<void> {
  const { client, aliasOf } = opensearch;
  const { body } = await client.indices.getAlias({ index: `${aliasOf(kind)}-*` });
  const unused = Object.keys(body).filter((name) => !body[name]?.aliases[aliasOf(kind)]);
  if (unused.length > 0) await client.indices.delete({ index: unused }, { requestTimeout: writeTimeout });
}
