import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSuggestions } from '@wbn/contract/search/list-suggestions.ts';
import { searchBusinesses, searchProducts } from '@wbn/contract/search/searches.ts';
import type pg from 'pg';
import type { Cleanup } from '../harness/cleanup.ts';
import { openDatabase } from '../harness/open-database.ts';
import { runProgram, startApi } from '../harness/processes.ts';
import { type Effort, type LoadRequest, loadHttp, printFigure, readers, summarise } from '../measure.ts';
import { firstWords, misspell } from './change-words.ts';

/** Companies per product. */
const companiesPerProduct = 0.3;
/** Minimum number of searches of each kind, and of turns of each text: with 25 searches the slowest would be p99. */
const leastSearches = 500;
const leastTurns = 5;
/** Used in turn; the last one has no hits. */
const someCountries = ['DE', 'IT', 'CN', 'PT'];

/** Measures searches of each kind, alone and under load, over this many made-up products; the database is seeded once and kept. */
export async function benchScale(cleanup: Cleanup, effort: Effort, products: number): Promise<void> {
  const { pool, env } = await openSeeded(cleanup, products);
  const api = await startApi(cleanup, env);
  const ofAll: number[] = [];
  const asked = await chooseRequests(pool);
  for (const { name, facets, requests } of asked) {
    // Once round to warm up.
    await askOneByOne(api.url, requests, 1);
    const alone = await askOneByOne(api.url, requests, Math.max(leastTurns, leastSearches / requests.length));
    ofAll.push(...alone);
    const { requestsPerSecond } = await loadHttp(api.url, requests, effort.seconds);
    const { p50, p99 } = summarise(alone, 1);
    printFigure({ bench: 'search', products, name, facets, p50, p99, requestsPerSecond });
  }
  const { p50, p99 } = summarise(ofAll, 1);
  printFigure({ bench: 'search', products, name: 'all of these together', p50, p99 });
  const pages = asked.filter(({ facets }) => facets === 'yes').flatMap(({ requests }) => requests);
  const loaded = await loadHttp(api.url, pages, effort.seconds * 3);
  printFigure({
    bench: 'search',
    products,
    name: `result pages, ${readers} clients`,
    facets: 'yes',
    ...loaded,
  });
  await api.stop();
}

/** Opens a database with this many made-up products, seeded in the first run and kept. */
export async function openSeeded(cleanup: Cleanup, products: number) {
  const database = await openDatabase(cleanup, `bench-${products}-30`);
  const stamp = join(database.dataDir, 'seeded.txt');
  if (!existsSync(stamp)) {
    const counts = [
      '--companies',
      String(Math.ceil(products * companiesPerProduct)),
      '--products',
      String(products),
    ];
    await runProgram(cleanup, ['apps/demo-world/src/seed/main.ts', ...counts], database.env);
    await database.pool.query('vacuum analyze');
    writeFileSync(stamp, 'seeded\n');
  }
  return database;
}

/** Measures one request at a time, as a single person waits for it. */
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

interface SearchLoad {
  readonly name: string;
  readonly facets: 'yes' | 'no';
  readonly requests: LoadRequest[];
}

/** Chooses requests of every kind of search, without and with facets and tab counts, and suggestions. */
export async function chooseRequests(pool: pg.Pool): Promise<SearchLoad[]> {
  const { rows } = await pool.query<{ name: string; model: string }>(
    'select name, model from product order by id limit 120',
  );
  const names = rows.map(({ name }) => name);
  const searches = [...(await chooseSearches(pool, rows))].flatMap(([name, some]) =>
    (['no', 'yes'] as const).map((facets) => ({
      name,
      facets,
      requests: some.flatMap((search) =>
        [searchProducts, searchBusinesses].map(({ path }) => toRequest(path, search, facets === 'yes')),
      ),
    })),
  );
  const begun = names.map((name, turn) => name.slice(0, 2 + (turn % 7)));
  return [...searches, { name: 'suggestions', facets: 'no', requests: begun.map(toSuggestion) }];
}

/** A suggestion request for the text typed so far. */
function toSuggestion(text: string): LoadRequest {
  return {
    method: 'GET',
    path: `/${listSuggestions.path}?${new URLSearchParams({ text: text.toWellFormed() })}`,
  };
}

interface Search {
  readonly textQuery: string;
  readonly country?: string;
}

function toRequest(path: string, search: Search, facets: boolean): LoadRequest {
  return {
    method: 'POST',
    path: `/${path}`,
    body: { ...search, ...(facets ? { facets: true, tabs: true } : {}), skip: 0, size: 5 },
  };
}

/** Chooses common words, also in one country, names, model numbers and misspellings from the rows themselves. */
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
