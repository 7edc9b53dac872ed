import { setTimeout as delay } from 'node:timers/promises';
import { catalogNames } from '@wbn/api/catalog/catalog-names.ts';
import { searchProducts } from '@wbn/contract/search/searches.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import type { Kysely } from 'kysely';
import { readEngine } from '../harness/search-engines.ts';
import { type LoadRequest, printFigure, readers, summarise } from '../measure.ts';
import type { Nodes } from './start-nodes.ts';

const changes = 100;
/** Milliseconds. */
const pollEvery = 20;
const mostLag = 30_000;
const failoverTime = 20_000;
const killAfter = 6_000;

/** Bytes of the primary indexes. */
export async function readBytes(url: string): Promise<number> {
  const { _all } = (await (await fetch(`${url}/wbn-*/_stats/store`)).json()) as {
    _all: { primaries: { store: { size_in_bytes: number } } };
  };
  return _all.primaries.store.size_in_bytes;
}

/** Measures how long after its commit a change of a product is found over HTTP. */
export async function measureLag(db: Kysely<Database>, url: string): Promise<void> {
  const engine = createPostgresSearchEngine(db, catalogNames);
  const products = await db.selectFrom('product').select('id').orderBy('id').limit(changes).execute();
  const lags: number[] = [];
  // The database is kept, so names must differ between runs.
  const run = lettersOf(Date.now());
  for (const [at, { id }] of products.entries()) {
    const name = `Lagtest ${run}${lettersOf(at)}quux`;
    await db.updateTable('product').set({ name }).where('id', '=', id).execute();
    await engine.index('product', [id]);
    const since = performance.now();
    while (!(await finds(url, name, id))) {
      if (performance.now() - since > mostLag) throw new Error(`${name} is not found`);
      await delay(pollEvery);
    }
    lags.push(performance.now() - since);
  }
  const { p50, p99 } = summarise(lags, 1);
  printFigure({ bench: 'opensearch', name: 'lag of the index, ms', changes, p50, p99 });
}

/** Spells a number as a word. */
function lettersOf(number: number): string {
  return String(number).replace(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)));
}

async function finds(url: string, textQuery: string, id: string): Promise<boolean> {
  const response = await ask(url, {
    method: 'POST',
    path: `/${searchProducts.path}`,
    body: { textQuery, exact: true, skip: 0, size: 5 },
  });
  const { data } = (await response.json()) as { data: { results: { productID: string }[] } };
  return data.results.some(({ productID }) => productID === id);
}

function ask(url: string, { method, path, body }: LoadRequest): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Searches with 16 clients while a node is killed, and counts answers and the engine that gave them. Throws when a search fails. */
export async function measureFailover(
  url: string,
  requests: readonly LoadRequest[],
  nodes: Nodes,
): Promise<void> {
  const end = performance.now() + failoverTime;
  const latencies: number[] = [];
  let failed = 0;
  const engines = new Map<string, number>();
  const search = async (_: unknown, client: number) => {
    for (let turn = client; performance.now() < end; turn += 1) {
      const since = performance.now();
      const request = requests[turn % requests.length];
      const response = request && (await ask(url, request).catch(() => undefined));
      await response?.arrayBuffer();
      latencies.push(performance.now() - since);
      if (!response?.ok) failed += 1;
    }
  };
  const watch = async () => {
    for (; performance.now() < end; await delay(250)) {
      const { engine } = await readEngine(url);
      engines.set(engine, (engines.get(engine) ?? 0) + 1);
    }
  };
  const kill = delay(killAfter).then(() => nodes.kill());
  await Promise.all([...Array.from({ length: readers }, search), watch(), kill]);
  const { p50, p99 } = summarise(latencies, 1);
  const slowest = Math.max(...latencies);
  const figure = { answered: latencies.length - failed, failed, p50, p99, slowest };
  printFigure({
    bench: 'opensearch',
    name: 'a node ends',
    ...figure,
    answeredBy: Object.fromEntries(engines),
  });
  if (failed > 0) throw new Error('Not every search was answered when a node ended.');
}
