import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  analyzeDocuments,
  compactCounts,
  gatherEntries,
  raiseMemory,
  resetGatherLimit,
  stopGathering,
  wordIndexesOf,
  writeGathered,
} from './bulk-index.sql.ts';
import { findOwners, findStaleProducts } from './company-facets.ts';
import { isFirstLoad, writeFirstDocuments } from './first-load.ts';
import { usualRecipe } from './recipe.ts';
import type { SearchKind } from './search-engine.ts';
import { readWordStatistics } from './word-statistics.ts';
import { learnWords, writeDocuments } from './write-documents.ts';

/** From here on gathering the index entries first and writing them sorted pays for itself. */
const worthwhile = 1_000;

/**
 * Indexes many rows inside one transaction, for imports and seeds. What others could wait for (the words,
 * the index itself) is written last. Searching and single edits go on meanwhile; only from the first load of a kind, of which there
 * was nothing to find, they wait for the rest.
 */
export async function indexInBulk(
  trx: Kysely<Database>,
  kind: SearchKind,
  ids: string[],
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<void> {
  const products = kind === 'business' ? await findStaleProducts(trx, ids) : [];
  const all = ids.length + products.length;
  const words = await writeGatheredDocuments(trx, kind, ids, (done) => onProgress(done, all));
  const productWords = await writeGatheredDocuments(trx, 'product', products, (done) =>
    onProgress(ids.length + done, all),
  );
  if (kind === 'product') {
    // Products were written with their companies as they are now.
    const owners = await findOwners(trx, ids);
    await learnWords(trx, 'business', await writeGatheredDocuments(trx, 'business', owners, () => undefined));
  }
  await learnWords(trx, kind, words);
  await learnWords(trx, 'product', productWords);
  await compactCounts.run(trx);
}

async function writeGatheredDocuments(
  trx: Kysely<Database>,
  kind: SearchKind,
  ids: string[],
  onBatch: (done: number) => void,
): Promise<Set<string>> {
  const write = async () => {
    const { shareOf } = await readWordStatistics(trx, kind);
    return writeDocuments(trx, ids, { kind, recipe: usualRecipe, shareOf, onBatch });
  };
  if (ids.length < worthwhile) return write();
  await raiseMemory.run(trx);
  if (await isFirstLoad(trx, kind)) {
    const words = await writeFirstDocuments(trx, kind, ids, onBatch);
    await analyzeDocuments.run(trx, { kind });
    return words;
  }
  const indexes = wordIndexesOf(kind);
  for (const index of indexes) await gatherEntries.run(trx, { index });
  const words = await write();
  for (const index of indexes) {
    await writeGathered.run(trx, { index });
    await stopGathering.run(trx, { index });
    await resetGatherLimit.run(trx, { index });
  }
  await analyzeDocuments.run(trx, { kind });
  return words;
}
