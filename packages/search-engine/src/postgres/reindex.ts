import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { CatalogNames } from '../catalog-names.ts';
import { defaultRecipe, type Recipe } from '../documents/recipe.ts';
import type { SearchKind } from '../search-engine.ts';
import { analyzeDocuments, compactCounts, selectNextIds } from './reindex.sql.ts';
import { saveVocabulary, type Writing, writeDocuments } from './write-documents.ts';

/** Small enough that edits do not wait noticeably. */
const batch = 500;

/**
 * Writes all documents of a kind again, one transaction per batch, while searches and edits continue. Returns the number of rows read. It
 * may be stopped, and continued after an id.
 */
export async function reindexKind(
  db: Kysely<Database>,
  catalog: CatalogNames,
  kind: SearchKind,
  onBatch: (done: number, last: string) => void,
  after = '',
  recipe: Recipe = defaultRecipe,
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
  await saveVocabulary(trx, kind, await writeDocuments(trx, ids, writing));
  return ids;
}
