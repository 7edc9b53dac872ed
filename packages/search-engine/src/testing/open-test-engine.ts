import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defaultRecipe } from '../documents/recipe.ts';
import { drainOutbox } from '../opensearch/drain-outbox.ts';
import { openOpenSearch } from '../opensearch/open-opensearch.ts';
import { createOpenSearchIndex } from '../opensearch/opensearch-index.ts';
import { rebuildIndex } from '../opensearch/rebuild-index.ts';
import { createPostgresSearchEngine } from '../postgres/postgres-search-engine.ts';
import type { SearchEngine, SearchKind } from '../search-engine.ts';
import { fewNames } from './few-names.ts';

/** Milliseconds: new nodes are slow, and tests have no fallback. */
const patience = 15_000;

const kinds: readonly SearchKind[] = ['business', 'product', 'user'];

/**
 * Opens the engine of a test suite: PostgreSQL, or OpenSearch at `OPENSEARCH_URL` (`pnpm check:opensearch`) filled from the database.
 * Changes by `index` and `remove` outside a transaction are found at once.
 */
export async function openTestEngine(db: Kysely<Database>): Promise<SearchEngine> {
  const urls = process.env.OPENSEARCH_URL;
  if (!urls) return createPostgresSearchEngine(db, fewNames);
  const opensearch = openOpenSearch(urls.split(','), `test-${process.pid}-${Date.now()}`, patience);
  for (const kind of kinds) await rebuildIndex(db, opensearch, kind, () => undefined);
  const index = createOpenSearchIndex(opensearch);
  const engine = createPostgresSearchEngine(db, fewNames, defaultRecipe, index);
  const settle = async (trx: unknown) => {
    if (trx) return;
    await drainOutbox(db, opensearch);
    await opensearch.client.indices.refresh({ index: kinds.map(opensearch.aliasOf) });
  };
  return {
    ...engine,
    async index(kind, ids, trx, onProgress) {
      await engine.index(kind, ids, trx, onProgress);
      await settle(trx);
    },
    async remove(kind, ids, trx) {
      await engine.remove(kind, ids, trx);
      await settle(trx);
    },
  };
}
