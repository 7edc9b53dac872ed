import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import type { SearchKind } from './search-engine.ts';
import { findStaleProducts, learnWords, writeDocuments } from './write-documents.ts';

/** From here on gathering the index entries first and writing them sorted pays for itself. */
const worthwhile = 1_000;

/**
 * Indexes many rows inside one transaction, for imports and seeds. What others could wait for (the words,
 * the index itself) is written last. Searching and single edits go on meanwhile.
 */
export async function indexInBulk(
  trx: Kysely<Database>,
  kind: SearchKind,
  ids: string[],
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<void> {
  const products = kind === 'business' ? await findStaleProducts(trx, ids) : [];
  const all = ids.length + products.length;
  const words = await gatherEntries(trx, kind, ids, (done) => onProgress(done, all));
  const productWords = await gatherEntries(trx, 'product', products, (done) =>
    onProgress(ids.length + done, all),
  );
  await learnWords(trx, kind, words);
  await learnWords(trx, 'product', productWords);
  await sql`select compact_search_count()`.execute(trx);
}

async function gatherEntries(
  trx: Kysely<Database>,
  kind: SearchKind,
  ids: string[],
  onBatch: (done: number) => void,
): Promise<Set<string>> {
  if (ids.length < worthwhile) return writeDocuments(trx, kind, ids, onBatch);
  const index = `search_words_${kind}`;
  await sql`alter index ${sql.ref(index)} set (fastupdate = on, gin_pending_list_limit = 2000000)`.execute(
    trx,
  );
  await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
  const words = await writeDocuments(trx, kind, ids, onBatch);
  await sql`select gin_clean_pending_list(${index}::regclass)`.execute(trx);
  await sql`alter index ${sql.ref(index)} set (fastupdate = off)`.execute(trx);
  await sql`alter index ${sql.ref(index)} reset (gin_pending_list_limit)`.execute(trx);
  await sql`analyze ${sql.table(`search_document_${kind}`)}`.execute(trx);
  return words;
}
