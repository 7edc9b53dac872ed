import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { CatalogNames } from '../catalog-names.ts';
import { type Recipe, usualRecipe } from '../documents/recipe.ts';
import type { SearchKind } from '../search-engine.ts';
import { analyzeDocuments, compactCounts, selectNextIds } from './reindex.sql.ts';
import { learnWords, type Writing, writeDocuments } from './write-documents.ts';

/** Small enough that nobody's own edit waits for it noticeably. */
const batch = 500;

/**
 * Writes the documents of a kind anew from their rows, a transaction per batch, while searches and edits go on: a search finds each row
 * by its old or its new document. Gives how many rows were read. It may be stopped, and begins anywhere: after an id, in order of the ids.
 */
export async function reindexKind(
  db: Kysely<Database>,
  catalog: CatalogNames,
  kind: SearchKind,
  onBatch: (done: number, last: string) => void,
  after = '',
  recipe: Recipe = usualRecipe,
): Promise<number> {
  let done = 0;
  for (let last = after; ; ) {
    const ids = await db.transaction().execute((trx) => reindexNext(trx, { kind, catalog, recipe }, last));
    if (ids.length === 0) break;
    last = ids.at(-1) ?? last;
    done += ids.length;
    onBatch(done, last);
  }
  await compactCounts.run(db);
  await analyzeDocuments.run(db, { kind });
  return done;
}

async function reindexNext(trx: Kysely<Database>, writing: Writing, after: string): Promise<string[]> {
  const { kind } = writing;
  const rows = await selectNextIds.all(trx, { kind, after, most: batch });
  const ids = rows.map(({ id }) => id);
  await learnWords(trx, kind, await writeDocuments(trx, ids, writing));
  return ids;
}
