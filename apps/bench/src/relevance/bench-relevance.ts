import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPostgresSearchEngine } from '@wbn/api/search-engine/postgres-search-engine.ts';
import { type Recipe, usualRecipe } from '@wbn/api/search-engine/recipe.ts';
import { searchProducts } from '@wbn/contract/search/search-products.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { startEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { benchData, say } from '../bed/checkout.ts';
import type { Cleanup } from '../bed/cleanup.ts';
import { runCommand } from '../bed/run-command.ts';
import { startApiOn } from '../bed/start-api.ts';
import { type JudgedSearch, judgedFiles, readJudgedSearches } from './judged-searches.ts';
import { type Ask, measureClean, measureSlipped, printRelevance } from './measure-relevance.ts';
import { createPlainSearch } from './plain-search.ts';
import { recipesWithout } from './recipes-without.ts';

const dataDir = join(dirname(benchData), 'relevance');
const size = 10;

/** How well products are found, on judged searches, beside plain PostgreSQL, and what each part of the recipe adds. */
export async function benchRelevance(cleanup: Cleanup): Promise<void> {
  const files = judgedFiles();
  const searches = readJudgedSearches();
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  cleanup.add(async () => rmSync(dataDir, { recursive: true, force: true }));
  say('Starting PostgreSQL ...');
  const server = await startEmbeddedServer({ dataDir });
  cleanup.add(() => server.stop());
  say('Importing the judged products ...');
  const env = { DATABASE_URL: server.url, DATA_DIR: dataDir };
  await runCommand(cleanup, process.execPath, ['apps/api/src/commands/import.ts', ...files], env);
  const { db, pool, close } = connect(server.url, { max: 4, applicationName: 'wbn-bench' });
  cleanup.add(close);
  const sourceIds = await readSourceIds(pool);

  const api = await startApiOn(cleanup, env);
  await print('the product, over HTTP', searches, async (query) => {
    const response = await fetch(`${api.url}/${searchProducts.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ textQuery: query, skip: 0, size }),
    });
    const { data } = (await response.json()) as { data: { results: { productID: string }[] } };
    return data.results.map(({ productID }) => sourceIds.get(productID) ?? '');
  });
  await api.stop();
  await print('plain tsvector and ts_rank', searches, await createPlainSearch(pool));
  for (const { name, recipe, indexes } of recipesWithout(usualRecipe)) {
    if (indexes) await reindex(db, recipe, [...sourceIds.keys()]);
    await print(name, searches, askEngine(db, recipe, sourceIds));
  }
}

async function print(name: string, searches: readonly JudgedSearch[], ask: Ask): Promise<void> {
  printRelevance(name, false, await measureClean(searches, ask));
  printRelevance(name, true, await measureSlipped(searches, ask));
}

function askEngine(db: Kysely<Database>, recipe: Recipe, sourceIds: ReadonlyMap<string, string>): Ask {
  const engine = createPostgresSearchEngine(db, recipe);
  return async (text) => {
    const { ids } = await engine.search({ kind: 'product', text, skip: 0, size });
    return ids.map((id) => sourceIds.get(id) ?? '');
  };
}

async function reindex(db: Kysely<Database>, recipe: Recipe, ids: readonly string[]): Promise<void> {
  say('Indexing anew ...');
  const engine = createPostgresSearchEngine(db, recipe);
  for (let from = 0; from < ids.length; from += 2_000)
    await engine.index('product', ids.slice(from, from + 2_000));
}

async function readSourceIds(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query('select id, source_id from product');
  return new Map(rows.map(({ id, source_id }) => [String(id), String(source_id)]));
}
