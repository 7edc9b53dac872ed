import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { searchBusinesses, searchProducts } from '@wbn/contract/search/searches.ts';
import { searchPath } from '@wbn/search/results/search-address.ts';
import type pg from 'pg';
import { root, say } from '../harness/checkout.ts';
import type { Cleanup } from '../harness/cleanup.ts';
import { openRealData } from '../harness/import-data.ts';
import { type RunningProduct, startProduct } from '../harness/processes.ts';
import { type Effort, type LoadRequest, loadHttp, printFigure } from '../measure.ts';
import { firstWords } from '../search/change-words.ts';
import type { OpenLoop, OpenLoopResult } from './open-loop.ts';

/** Multiples of what API and site can do. */
const factors = [5, 20];
/** Milliseconds of recovery after an overload. */
const recovery = 10_000;

/**
 * Searches without a cache at 5 and 20 times of what API and site can do, sent in an open loop by another process; meanwhile `/health` is
 * requested four times a second, each time on a new connection.
 */
export async function benchOverload(cleanup: Cleanup, { seconds }: Effort): Promise<void> {
  const { pool, env } = await openRealData(cleanup);
  const product = await startProduct(cleanup, root, {
    ...env,
    ...{ DEMO_WORLD: 'never', PAGE_CACHE_MB: '0', PAGE_CACHE_SECONDS: '0' },
  });
  const { searches, pages } = await chooseSearches(pool);
  await measure('API searches', { product, url: product.apiUrl, requests: searches, seconds: seconds * 2 });
  await measure('results pages', { product, url: product.siteUrl, requests: pages, seconds: seconds * 2 });
  await product.stop();
}

/** Searches for the first words of names of 200 companies and 200 products, of the API and as results pages. */
async function chooseSearches(pool: pg.Pool): Promise<Record<'searches' | 'pages', LoadRequest[]>> {
  const { rows } = await pool.query<{ name: string; business: 'MA' | 'PR' }>(
    `select * from (
       (select company_name as name, 'MA' as business from business where is_public order by id limit 200)
       union all (select name, 'PR' from product where is_public order by id limit 200)) as named
     order by md5(name)`,
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

interface Measured extends Omit<OpenLoop, 'rate'> {
  readonly product: RunningProduct;
}

async function measure(name: string, { product, url, requests, seconds }: Measured): Promise<void> {
  const memory = () => product.memory();
  say(`${name}: measuring what can be done ...`);
  await loadHttp(url, requests, seconds / 2);
  const calm = await loadHttp(url, requests, seconds);
  for (const factor of factors) {
    const rate = Math.round(calm.requestsPerSecond * factor);
    const memoryBefore = memory();
    say(`${name}: ${rate} requests a second for ${seconds} s ...`);
    const health = watchHealth(url);
    const during = await runOpenLoop({ url, requests, rate, seconds });
    const healthWorst = await health.stop();
    const memoryDuring = memory();
    await delay(recovery);
    const after = await loadHttp(url, requests, seconds / 2);
    printFigure({
      bench: 'overload',
      name,
      factor,
      rate,
      seconds,
      calmPerSecond: calm.requestsPerSecond,
      calmP99: calm.p99,
      answeredPerSecond: during.answered?.requestsPerSecond ?? 0,
      answeredP50: during.answered?.p50 ?? null,
      answeredP99: during.answered?.p99 ?? null,
      refusedPerSecond: during.refused?.requestsPerSecond ?? 0,
      refusedP50: during.refused?.p50 ?? null,
      refusedP99: during.refused?.p99 ?? null,
      faults: during.faults,
      healthWorst,
      afterPerSecond: after.requestsPerSecond,
      afterP99: after.p99,
      memoryBefore,
      memoryDuring,
      memoryAfter: memory(),
    });
  }
}

async function runOpenLoop(load: OpenLoop): Promise<OpenLoopResult> {
  const child = fork(new URL('./open-loop.ts', import.meta.url));
  child.send(load);
  const [result] = (await once(child, 'message')) as [OpenLoopResult];
  return result;
}

/** Requests `/health` repeatedly; returns the longest response time in milliseconds. */
function watchHealth(url: string) {
  const stopped = new AbortController();
  const { signal } = stopped;
  let worst = 0;
  const watch = async () => {
    while (!signal.aborted) {
      const began = performance.now();
      const status = await getStatus(`${url}/health`);
      worst = Math.max(worst, status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
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

async function getStatus(url: string): Promise<number | undefined> {
  try {
    const [reply] = await once(get(url, { agent: false }), 'response');
    reply.resume();
    await once(reply, 'end');
    return reply.statusCode;
  } catch {
    return undefined;
  }
}
