import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { findOwners, findStaleProducts } from './company-facets.ts';
import { type Recipe, usualRecipe } from './recipe.ts';
import { compactCounts } from './reindex.sql.ts';
import type { SearchKind } from './search-engine.ts';
import { learnWords, writeDocuments } from './write-documents.ts';

interface Indexing {
  readonly kind: SearchKind;
  readonly ids: readonly string[];
  readonly recipe: Recipe;
  readonly onProgress?: (done: number, all: number) => void;
}

/**
 * Writes the documents of rows, and of what depends on them: a company's products say what their company is, a company's document says what
 * it sells. Words are written last, so that others wait for them as briefly as possible.
 */
export async function indexDocuments(
  trx: Kysely<Database>,
  { kind, ids, recipe, onProgress }: Indexing,
): Promise<void> {
  const words = new Map<SearchKind, Set<string>>();
  const write = async (of: SearchKind, some: readonly string[], onBatch?: (done: number) => void) => {
    const used = await writeDocuments(trx, some, { kind: of, recipe, ...(onBatch && { onBatch }) });
    words.set(of, new Set([...(words.get(of) ?? []), ...used]));
  };
  const owners = kind === 'product' ? await findOwners(trx, ids) : [];
  await write(kind, ids, (done) => onProgress?.(done, ids.length + owners.length));
  await write('business', owners, (done) => onProgress?.(ids.length + done, ids.length + owners.length));
  await write('product', await findStaleProducts(trx, kind === 'business' ? ids : owners));
  for (const [of, used] of [...words].sort()) await learnWords(trx, of, used);
}

/** Indexes many rows inside one transaction, for imports and seeds; searching and single edits go on meanwhile. */
export async function indexInBulk(
  trx: Kysely<Database>,
  kind: SearchKind,
  ids: readonly string[],
  onProgress?: (done: number, all: number) => void,
): Promise<void> {
  await indexDocuments(trx, { kind, ids, recipe: usualRecipe, ...(onProgress && { onProgress }) });
  await compactCounts.run(trx);
}
