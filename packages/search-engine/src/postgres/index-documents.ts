import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import { compactCounts } from './reindex.sql.ts';
import { findOwners, findStaleProducts } from './stale-documents.ts';
import { saveVocabulary, type Writing, writeDocuments } from './write-documents.ts';

interface Indexing extends Omit<Writing, 'onBatch'> {
  readonly ids: readonly string[];
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

/** Number of rows from which counters are compacted at once. */
const many = 1_000;

/**
 * Writes documents of rows and of what depends on them: products inherit from their company, and a company's document has the words of its
 * products. Words are written last, to hold their locks as briefly as possible.
 */
export async function indexDocuments(
  trx: Kysely<Database>,
  { kind, ids, onProgress, ...writing }: Indexing,
): Promise<void> {
  const words = new Map<SearchKind, Set<string>>();
  const write = async (of: SearchKind, some: readonly string[], onBatch = (_done: number) => {}) => {
    const used = await writeDocuments(trx, some, { ...writing, kind: of, onBatch });
    words.set(of, new Set([...(words.get(of) ?? []), ...used]));
  };
  await write(kind, ids, (done) => onProgress?.(done, ids.length));
  const owners = kind === 'product' ? await findOwners(trx, ids) : [];
  await write('business', owners);
  await write('product', await findStaleProducts(trx, kind === 'business' ? ids : owners));
  for (const [of, used] of [...words].sort(([one], [other]) => (one < other ? -1 : 1)))
    await saveVocabulary(trx, of, used);
  if (ids.length >= many) await compactCounts.run(trx);
}
