import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { searchBusinesses, searchProducts } from '@wbn/contract/search/searches.ts';
import { searchPath } from '@wbn/search/results/search-address.ts';
import type pg from 'pg';
import { root, say } from '../harness/checkout.ts';
import type { Cleanup } from '../harness/cleanup.ts';
import { openRealData } from '../harness/import-data.ts';
import { type RunningProduct, startProduct } from '../harness/processes.ts';
import { type Effort, type LoadRequest, printFigure } from '../measure.ts';
import { firstWords } from '../search/change-words.ts';
import type { Rush, RushOrder } from './rush-worker.ts';

const calm = 64;
const rush = 2_000;
/** Milliseconds of recovery after a rush. */
const recovery = 3_000;

/**
 * Searches without a cache over 64, 2,000 and 64 connections, on API and site; during the rush `/health` is requested four times a second.
 */
export async function benchOverload(cleanup: Cleanup, { seconds }: Effort): Promise<void> {
  const { pool, env } = await openRealData(cleanup);
  const product = await startProduct(cleanup, root, {
    ...env,
    ...{ DEMO_WORLD: 'never', PAGE_CACHE_MB: '0', PAGE_CACHE_SECONDS: '0' },
  });
  const { searches, pages } = await chooseSearches(pool);
  await measure('API searches', { product, url: product.apiUrl, requests: searches, seconds: seconds * 5 });
  await measure('results pages', { product, url: product.siteUrl, requests: pages, seconds: seconds * 5 });
  await product.stop();
}

/** Searches for the first words of names of 200 companies and 200 products, of the API and as results pages. */
async function chooseSearches(pool: pg.Pool): Promise<Record<'searches' | 'pages', LoadRequest[]>> {
  const { rows } = await pool.query<{ name: string; business: 'MA' | 'PR' }>(
    `(select company_name as name, 'MA' as business from business where is_public order by id limit 200)
     union all (select name, 'PR' from product where is_public order by id limit 200) order by md5(name)`,
  );
  const texts = rows.map(({ name, business }, turn) => ({
    business,
    search: firstWords(name, 1 + (turn % 4)),
  }));
  return {
    searches: texts.map(({ business, search }) => ({
      method: 'POST',
      path: `/${(business === 'PR' ? searchProducts : searchBusinesses).path}`,
      body: { textQuery: search, size: 5 },
    })),
    pages: texts.map((text) => ({ method: 'GET', path: searchPath(text) })),
  };
}

interface Measured extends Omit<RushOrder, 'connections'> {
  readonly product: RunningProduct;
}

async function measure(name: string, { product, url, requests, seconds }: Measured): Promise<void> {
  const memory = () => product.memory().apiMegabytes + product.memory().siteMegabytes;
  const load = (connections: number, time: number) => rushHttp({ url, requests, connections, seconds: time });
  say(`${name}: warming up ...`);
  await load(calm, seconds / 4);
  const before = await load(calm, seconds / 2);
  const megabytesBefore = memory();
  say(`${name}: ${rush} connections for ${seconds} s ...`);
  const health = watchHealth(url);
  const during = await load(rush, seconds);
  const healthWorst = await health.stop();
  const megabytesInRush = memory();
  await delay(recovery);
  const after = await load(calm, seconds / 2);
  const p99 = ({ answered }: Rush) => answered?.p99 ?? Number.NaN;
  printFigure({
    bench: 'overload',
    name,
    connections: rush,
    seconds,
    answeredPerSecond: during.answered?.requestsPerSecond ?? 0,
    answeredP50: during.answered?.p50 ?? null,
    answeredP99: p99(during),
    calmPerSecond: before.answered?.requestsPerSecond ?? 0,
    calmP99: p99(before),
    ratioToCalmP99: p99(during) / p99(before),
    refusedPerSecond: during.refused?.requestsPerSecond ?? 0,
    refusedP99: during.refused?.p99 ?? null,
    refusedWhenCalm: (before.refused?.requestsPerSecond ?? 0) + (after.refused?.requestsPerSecond ?? 0),
    faults: before.faults + during.faults + after.faults,
    healthWorst,
    afterPerSecond: after.answered?.requestsPerSecond ?? 0,
    afterP99: p99(after),
    megabytesBefore,
    megabytesInRush,
    megabytesAfter: memory(),
  });
}

/** Autocannon runs in its own thread: in this one `/health` would wait for thousands of replies. */
async function rushHttp(order: RushOrder): Promise<Rush> {
  const worker = new Worker(new URL('./rush-worker.ts', import.meta.url), { workerData: order });
  const [found] = (await once(worker, 'message')) as [Rush];
  await worker.terminate();
  return found;
}

/** Requests `/health` repeatedly; returns the longest response time in milliseconds. */
function watchHealth(url: string) {
  const stopped = new AbortController();
  const { signal } = stopped;
  let worst = 0;
  const watch = async () => {
    while (!signal.aborted) {
      const began = performance.now();
      const answer = await fetch(`${url}/health`).catch(() => undefined);
      await answer?.body?.cancel();
      worst = Math.max(worst, answer?.ok ? performance.now() - began : Number.POSITIVE_INFINITY);
      await delay(250, undefined, { signal }).catch(() => undefined);
    }
  };
  const watching = watch();
  return {
    async stop(): Promise<number> {
      stopped.abort();
      await watching;
      return worst;
    },
  };
}
