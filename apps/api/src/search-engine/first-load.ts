import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { readCompaniesOnce } from './company-facets.ts';
import {
  attachFull,
  countBeside,
  createBeside,
  createIndexBeside,
  createKeyBeside,
  detachEmpty,
  dropEmpty,
  dropKindCheck,
  hasDocuments,
  lockDocuments,
  renameBeside,
  renameIndex,
  selectColumnTargets,
  selectIndexes,
  setColumnTarget,
  tableBeside,
  takeOver,
} from './first-load.sql.ts';
import { readSearchables } from './read-searchables.ts';
import { usualRecipe } from './recipe.ts';
import type { SearchKind } from './search-engine.ts';
import { type ShareOf, shelfMarks } from './shelf.ts';
import { writeDocuments } from './write-documents.ts';

/** Whether a load would be the first: there is nothing yet that could be found. */
export async function isFirstLoad(trx: Kysely<Database>, kind: SearchKind): Promise<boolean> {
  const { found } = await hasDocuments.only(trx, { kind });
  return !found;
}

/**
 * Writes the first documents of a kind into a table of their own that takes the place of the empty one: rows without indexes and indexes
 * of all rows are written in half the time of both together. Gives back the words that the documents use.
 */
export async function writeFirstDocuments(
  trx: Kysely<Database>,
  kind: SearchKind,
  ids: string[],
  onBatch: (done: number) => void,
): Promise<Set<string>> {
  await createBeside.run(trx, { kind });
  for (const { column, target } of await selectColumnTargets.all(trx, { kind }))
    await setColumnTarget.run(trx, { kind, column, target });
  const words = await writeDocuments(trx, ids, {
    kind,
    recipe: usualRecipe,
    shareOf: await estimateShares(trx, kind, ids),
    onBatch,
    emptyTable: tableBeside(kind),
  });
  await countBeside.run(trx, { kind });
  const indexes = await selectIndexes.all(trx, { kind });
  for (const { name, definition, isPrimary } of indexes) {
    if (isPrimary) await createKeyBeside.run(trx, { kind, name });
    else await createIndexBeside.run(trx, { kind, name, definition });
  }
  await lockDocuments.run(trx, { kind });
  await takeOver.run(trx, { kind });
  await detachEmpty.run(trx, { kind });
  await dropEmpty.run(trx, { kind });
  await renameBeside.run(trx, { kind });
  for (const { name } of indexes) await renameIndex.run(trx, { kind, name });
  await attachFull.run(trx, { kind });
  await dropKindCheck.run(trx, { kind });
  return words;
}

const sampled = 1_000;

/** Where documents will stand, by some rows from all over: PostgreSQL has no statistics of them yet. */
async function estimateShares(
  trx: Kysely<Database>,
  kind: SearchKind,
  ids: readonly string[],
): Promise<ShareOf> {
  const step = Math.max(ids.length / sampled, 1);
  const some = Array.from(
    { length: Math.min(sampled, ids.length) },
    (_, at) => ids[Math.floor(at * step)] ?? '',
  );
  const rows = await readSearchables[kind](trx, some, readCompaniesOnce(trx));
  const counts = new Map<string, number>();
  for (const { completeness, id } of rows)
    for (const mark of shelfMarks(completeness, id)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return (mark) => (counts.get(mark) ?? 0) / rows.length;
}
