import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { searchProducts } from '@wbn/contract/search/searches.ts';
import type pg from 'pg';
import { benchData, say } from '../harness/checkout.ts';
import type { Cleanup } from '../harness/cleanup.ts';
import { openDatabase } from '../harness/open-database.ts';
import { runProgram } from '../harness/processes.ts';
import { type BenchEngine, postgresql, requireEngine, startApiOn } from '../harness/search-engines.ts';
import { type JudgedSearch, judgedFiles, readJudgedSearches } from './judged-searches.ts';
import { printParts } from './measure-parts.ts';
import { type Ask, measureClean, measureWithTypos, printRelevance } from './measure-relevance.ts';
import { createPlainSearch } from './plain-search.ts';

const size = 10;

/** Measures how well products are found in judged searches, beside plain PostgreSQL. */
export async function benchRelevance(
  cleanup: Cleanup,
  engines: readonly BenchEngine[] = [postgresql],
): Promise<void> {
  const searches = readJudgedSearches();
  const dataDir = join(dirname(benchData), 'relevance');
  rmSync(dataDir, { recursive: true, force: true });
  cleanup.add(async () => rmSync(dataDir, { recursive: true, force: true }));
  const { db, pool, env } = await openDatabase(cleanup, 'relevance');
  say('Importing the judged products ...');
  await runProgram(cleanup, ['apps/api/src/commands/import.ts', ...judgedFiles()], env);
  const sourceIds = await readSourceIds(pool);
  for (const engine of engines) {
    const api = await startApiOn(cleanup, engine, env);
    await print(`the product, over HTTP, by ${engine.name}`, searches, async (query) => {
      const response = await fetch(`${api.url}/${searchProducts.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ textQuery: query, skip: 0, size }),
      });
      const { data } = (await response.json()) as { data: { results: { productID: string }[] } };
      return data.results.map(({ productID }) => sourceIds.get(productID) ?? '');
    });
    await requireEngine(api.url, engine);
    await api.stop();
  }
  // The effect of the recipe's parts is the same for each engine.
  if (engines.length > 1) return;
  await printParts(db, 'products of the catalogue', async (engine) => {
    const ask: Ask = async (text) => {
      const { ids } = await engine.search({ kind: 'product', text, skip: 0, size });
      return ids.map((id) => sourceIds.get(id) ?? '');
    };
    const clean = await measureClean(searches, ask);
    const slipped = await measureWithTypos(searches, ask);
    return { clean: clean.ndcg10, oneTypo: slipped.ndcg10 };
  });
  await print('plain tsvector and ts_rank', searches, await createPlainSearch(pool));
}

async function print(name: string, searches: readonly JudgedSearch[], ask: Ask): Promise<void> {
  printRelevance(name, false, await measureClean(searches, ask));
  printRelevance(name, true, await measureWithTypos(searches, ask));
}

async function readSourceIds(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query('select id, source_id from product');
  return new Map(rows.map(({ id, source_id }) => [String(id), String(source_id)]));
}
