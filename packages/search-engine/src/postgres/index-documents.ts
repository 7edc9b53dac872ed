import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchKind } from '../search-engine.ts';
import { compactCounts } from './reindex.sql.ts';
import { findOwners, findStaleProducts } from './stale-documents.ts';
import { learnWords, type Writing, writeDocuments } from './write-documents.ts';

interface Indexing extends Omit<Writing, 'onBatch'> {
  readonly ids: readonly string[];
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

/** From so many rows on the counters are joined at once. */
const many = 1_000;

/**
 * Writes the documents of rows, and of what depends on them: a company's products say what their company is, a company's document says what
 * it sells. Words are written last, so that others wait for them as briefly as possible.
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
    await learnWords(trx, of, used);
  if (ids.length >= many) await compactCounts.run(trx);
}
