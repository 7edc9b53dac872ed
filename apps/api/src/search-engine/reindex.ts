import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { usualRecipe } from './recipe.ts';
import { analyzeDocuments, compactCounts, selectNextIds } from './reindex.sql.ts';
import type { SearchKind } from './search-engine.ts';
import { learnWords, writeDocuments } from './write-documents.ts';

/** Small enough that nobody's own edit waits for it noticeably. */
const batch = 500;

/**
 * Writes the documents of a kind anew from their rows, a transaction per batch, while searches and edits go on: a search finds each row
 * by its old or its new document. Gives how many rows were read. It may be stopped, and begins anywhere: after an id, in order of the ids.
 */
export async function reindexKind(
  db: Kysely<Database>,
  kind: SearchKind,
  onBatch: (done: number, last: string) => void,
  after = '',
): Promise<number> {
  let done = 0;
  for (let last = after; ; ) {
    const ids = await db.transaction().execute((trx) => reindexNext(trx, kind, last));
    if (ids.length === 0) break;
    last = ids.at(-1) ?? last;
    done += ids.length;
    onBatch(done, last);
  }
  await compactCounts.run(db);
  await analyzeDocuments.run(db, { kind });
  return done;
}

async function reindexNext(trx: Kysely<Database>, kind: SearchKind, after: string): Promise<string[]> {
  const rows = await selectNextIds.all(trx, { kind, after, most: batch });
  const ids = rows.map(({ id }) => id);
  await learnWords(trx, kind, await writeDocuments(trx, ids, { kind, recipe: usualRecipe }));
  return ids;
}
