import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../bed/checkout.ts';
import { residentMemory } from '../bed/resident-memory.ts';
import type { RunningServer } from '../bed/start-server.ts';
import type { Bench } from '../bench.ts';
import { printFigure } from '../measure/figure.ts';
import type { LoadRequest } from '../measure/http-load.ts';
import { type Rush, reloadHttp, rushHttp } from '../measure/rush-http.ts';
import { lookUpPages } from '../pages/look-up-pages.ts';
import { choosePages } from '../pages/page-paths.ts';
import { businessSearches, productSearches } from '../search/search-requests.ts';

const calm = 64;
const rush = 2_000;
/** Milliseconds after a rush until all is to be as before. */
const recovery = 3_000;

/**
 * Searches that no cache holds over 64 connections, then over 2,000, then over 64 again, then over 2,000 that ask once a second, of the API
 * and of the site; in the rush `/health` is asked four times a second.
 */
export const benchOverload: Bench = async (bed, { seconds }) => {
  await bed.buildSite();
  const api = await bed.startApi();
  const site = await bed.startSite(api.url, { PAGE_CACHE_MB: '0', PAGE_CACHE_SECONDS: '0' });
  const { paths } = await choosePages(bed);
  const results = await lookUpPages(site.url, paths['results page']);
  const pages = results.map(({ path }): LoadRequest => ({ method: 'GET', path }));
  await measure('API searches', api, [...businessSearches(), ...productSearches()], seconds * 5, [api]);
  await measure('results pages', site, pages, seconds * 5, [site, api]);
};

async function measure(
  name: string,
  { url }: RunningServer,
  requests: readonly LoadRequest[],
  seconds: number,
  processes: readonly RunningServer[],
): Promise<void> {
  const memory = () => processes.reduce((sum, { pid }) => sum + residentMemory(pid), 0);
  say(`${name}: warming up ...`);
  await rushHttp(url, requests, calm, seconds / 4);
  const before = await rushHttp(url, requests, calm, seconds / 2);
  const megabytesBefore = memory();
  say(`${name}: ${rush} connections for ${seconds} s ...`);
  const health = watchHealth(url);
  const during = await rushHttp(url, requests, rush, seconds);
  const healthWorst = await health.stop();
  const megabytesInRush = memory();
  await delay(recovery);
  const after = await rushHttp(url, requests, calm, seconds / 2);
  await delay(recovery);
  say(`${name}: ${rush} connections that ask once a second ...`);
  const reloading = await reloadHttp(url, requests, rush, seconds / 2);
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
    mostRatio: 3,
    refusedPerSecond: during.refused?.requestsPerSecond ?? 0,
    refusedP50: during.refused?.p50 ?? null,
    refusedP99: during.refused?.p99 ?? null,
    refusedWhenCalm: (before.refused?.requestsPerSecond ?? 0) + (after.refused?.requestsPerSecond ?? 0),
    reloadsRefusedPerSecond: reloading.refused?.requestsPerSecond ?? 0,
    reloadsRefusedP50: reloading.refused?.p50 ?? null,
    reloadsRefusedP99: reloading.refused?.p99 ?? null,
    reloadsAnsweredP99: p99(reloading),
    faults: before.faults + during.faults + after.faults + reloading.faults,
    healthWorst,
    afterPerSecond: after.answered?.requestsPerSecond ?? 0,
    afterP99: p99(after),
    megabytesBefore,
    megabytesInRush,
    megabytesAfter: memory(),
  });
}

/** Asks `/health` over and over; gives the longest time in milliseconds that an answer took. */
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
