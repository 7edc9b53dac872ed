import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { searchProducts } from '@wbn/contract/search/search-products.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { startEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import type pg from 'pg';
import { benchData, say } from '../bed/checkout.ts';
import type { Cleanup } from '../bed/cleanup.ts';
import { processorTime, processorTimeOfTree } from '../bed/processor-time.ts';
import { runCommand } from '../bed/run-command.ts';
import { startApiOn } from '../bed/start-api.ts';
import { printFigure } from '../measure/figure.ts';
import { type LoadRequest, loadHttp } from '../measure/http-load.ts';
import type { Effort } from '../measure/run-rounds.ts';
import { median, type Sample, summarise } from '../measure/sample.ts';
import { firstWords, misspell } from './pick.ts';
import { toSuggestion } from './search-requests.ts';

/** Products of one company. */
const perCompany = 20;
/** So many searches of each kind at least, and each text five times: of 25 searches the slowest would be p99. */
const leastSearches = 500;
const leastTurns = 5;
/** In turn; of the last one there is nothing to be found. */
const someCountries = ['DE', 'IT', 'CN', 'PT'];

/** Searches of a kind, alone and under load, over so many made-up products; a database of that size is seeded once and kept. */
export async function benchScale(cleanup: Cleanup, effort: Effort, products: number): Promise<void> {
  const dataDir = join(dirname(benchData), `bench-${products}`);
  const stamp = join(dataDir, 'seeded.txt');
  mkdirSync(dataDir, { recursive: true });
  say('Starting PostgreSQL ...');
  const server = await startEmbeddedServer({ dataDir });
  cleanup.add(() => server.stop());
  const env = { DATABASE_URL: server.url, DATA_DIR: dataDir };
  const { pool, close } = connect(server.url, { max: 2, applicationName: 'wbn-bench' });
  cleanup.add(close);
  if (!existsSync(stamp)) {
    const counts = ['--companies', String(Math.ceil(products / perCompany)), '--products', String(products)];
    const started = performance.now();
    await runCommand(cleanup, process.execPath, ['apps/demo-world/src/seed/main.ts', ...counts], env);
    printFigure({ bench: 'search', name: 'seed', products, seconds: (performance.now() - started) / 1000 });
    await pool.query('vacuum analyze');
    writeFileSync(stamp, 'seeded\n');
  }
  const api = await startApiOn(cleanup, env);
  const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  const processor = () => processorTime(api.pid) + processorTimeOfTree(postmaster);
  const ofAll: number[] = [];
  for (const { name, facets, requests } of await chooseRequests(pool)) {
    // Once round, so that everything is read and prepared.
    await askOneByOne(api.url, requests, 1);
    const before = processor();
    const turns = Math.max(leastTurns, Math.ceil(leastSearches / requests.length));
    const alone = await askOneByOne(api.url, requests, turns);
    ofAll.push(...alone);
    const processorMilliseconds = (processor() - before) / (requests.length * turns);
    const { requestsPerSecond } = await loadHttp(api.url, requests, effort.seconds);
    const { p50, p99 } = sampleOf(alone);
    printFigure({
      bench: 'search',
      products,
      name,
      facets,
      p50,
      p99,
      processorMilliseconds,
      requestsPerSecond,
    });
  }
  const { p50, p99 } = sampleOf(ofAll);
  printFigure({ bench: 'search', products, name: 'all of these together', p50, p99 });
  await api.stop();
  await comparePlain(pool, products);
}

/** One request at a time: what a person waits for. */
async function askOneByOne(
  url: string,
  requests: readonly LoadRequest[],
  times: number,
): Promise<readonly number[]> {
  const latencies: number[] = [];
  for (let turn = 0; turn < times; turn += 1)
    for (const { method, path, body } of requests) {
      const at = performance.now();
      const response = await fetch(
        url + path,
        body && { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      );
      await response.arrayBuffer();
      latencies.push(performance.now() - at);
    }
  return latencies;
}

function sampleOf(latencies: readonly number[]): Sample {
  return summarise(latencies, latencies.reduce((sum, one) => sum + one, 0) / 1000);
}

interface Asked {
  readonly name: string;
  readonly facets: 'yes' | 'no';
  readonly requests: LoadRequest[];
}

/** Every kind of search without and with facets and the counts of all tabs, and suggestions. */
async function chooseRequests(pool: pg.Pool): Promise<Asked[]> {
  const { rows } = await pool.query<{ name: string; model: string }>(
    'select name, model from product order by id limit 120',
  );
  const names = rows.map(({ name }) => name);
  const searches = [...(await chooseSearches(pool, rows))].flatMap(([name, some]) =>
    (['no', 'yes'] as const).map((facets) => ({
      name,
      facets,
      requests: some.map((search) => toRequest(search, facets === 'yes')),
    })),
  );
  const begun = names.map((name, turn) => name.slice(0, 2 + (turn % 7)));
  return [...searches, { name: 'suggestions', facets: 'no', requests: begun.map(toSuggestion) }];
}

interface Search {
  readonly textQuery: string;
  readonly country?: string;
}

function toRequest(search: Search, facets: boolean): LoadRequest {
  return {
    method: 'POST',
    path: `/${searchProducts.path}`,
    body: { ...search, ...(facets ? { facets: true, tabs: true } : {}), skip: 0, size: 5 },
  };
}

/** Common words, also in one country, names, model numbers and slips, from the rows themselves. */
async function chooseSearches(
  pool: pg.Pool,
  rows: readonly { readonly name: string; readonly model: string }[],
): Promise<Map<string, readonly Search[]>> {
  const common = await readCommonWords(pool, 40);
  const names = rows.map(({ name }) => name);
  const two = common.map((word, at) => `${word} ${common[(at * 7 + 11) % common.length]}`);
  const kinds = Object.entries({
    'very common word': common.slice(0, 5),
    'common word': common,
    'two common words': two,
    'words of a name': names.slice(0, 60).map((name) => firstWords(name, 3)),
    'model number': rows.slice(60, 90).map(({ model }) => model),
    'a slip': names.slice(90, 120).map((name, turn) => misspell(firstWords(name, 2), turn)),
  });
  const inCountry = (texts: readonly string[]) =>
    texts.map((textQuery, at) => ({ textQuery, country: someCountries[at % someCountries.length] ?? '' }));
  return new Map<string, readonly Search[]>([
    ...kinds.map(([name, texts]) => [name, texts.map((textQuery) => ({ textQuery }))] as const),
    ['common word in a country', inCountry(common)],
    ['two common words in a country', inCountry(two)],
  ]);
}

async function readCommonWords(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ word: string }>(
    `select word from (
       select unnest(most_common_elems::text::text[]) as word, unnest(most_common_elem_freqs) as share
       from pg_stats where tablename = 'search_document_product' and attname = 'words'
     ) as common where word ~ '^[a-z]{4,}$' order by share desc, word limit $1`,
    [count],
  );
  return rows.map(({ word }) => word);
}

/** The same very common word, as a `tsvector` with `ts_rank` over all its documents. */
async function comparePlain(pool: pg.Pool, products: number): Promise<void> {
  const [word] = await readCommonWords(pool, 1);
  const times: number[] = [];
  for (let turn = 0; turn < leastTurns; turn += 1) {
    const at = performance.now();
    await pool.query(
      `select id from search_document_product where words @@ $1::tsquery
       order by ts_rank(words, $1::tsquery) desc, id limit 10`,
      [word],
    );
    times.push(performance.now() - at);
  }
  printFigure({
    bench: 'search',
    products,
    name: 'very common word, plain ts_rank',
    p50: median(times),
    p99: Math.max(...times),
  });
}
