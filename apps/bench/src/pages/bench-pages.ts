import { loadBusiness } from '@wbn/contract/business/load-business.ts';
import { loadProduct } from '@wbn/contract/business/load-product.ts';
import { say } from '../bed/checkout.ts';
import type { Bed } from '../bed/open-bed.ts';
import { residentMemory } from '../bed/resident-memory.ts';
import type { RunningServer } from '../bed/start-server.ts';
import type { Bench } from '../bench.ts';
import { startHello, startRendering, startReplay, startStaticPage } from '../limits/start-limits.ts';
import { printFigure } from '../measure/figure.ts';
import { type LoadRequest, loadHttp } from '../measure/http-load.ts';
import { runRounds, type Subject } from '../measure/run-rounds.ts';
import { median } from '../measure/sample.ts';
import { lookUpPages } from './look-up-pages.ts';
import { choosePages } from './page-paths.ts';
import { profileRendering } from './profile-rendering.ts';

/** A site that keeps no page: every answer is rendered. */
const withoutCache = { PAGE_CACHE_MB: '0', PAGE_CACHE_SECONDS: '0' };

/** A site whose pages outlast the run: else all are renewed at once in whichever stretch comes a minute later. */
const withLongCache = { PAGE_CACHE_SECONDS: '3600' };

/** Pages rendered and from the cache, and the calls behind them, each beside its limit; memory of API and site. */
export const benchPages: Bench = async (bed, effort) => {
  await bed.buildSite();
  const api = await bed.startApi();
  const site = await bed.startSite(api.url, withLongCache);
  const renderingSite = await bed.startSite(api.url, withoutCache);
  const hello = await startHello(bed.cleanup);
  const staticPage = await startStaticPage(bed.cleanup);
  const { paths, businessIds, productIds } = await choosePages(bed);

  const subjects: Subject[] = [];
  printMemory('memory before load', api, site);
  for (const [name, chosen] of Object.entries(paths)) {
    say(`Looking up ${chosen.length} x ${name} ...`);
    const pages = await lookUpPages(site.url, chosen);
    const requests = pages.map(({ path }): LoadRequest => ({ method: 'GET', path }));
    const facts = { pages: pages.length, medianBytes: median(pages.map(({ bytes }) => bytes)) };
    const rendering = await startRendering(
      bed.cleanup,
      api.url,
      pages.map(({ path }) => path),
    );
    subjects.push({
      name: `${name}, rendered`,
      run: (seconds) => loadHttp(renderingSite.url, requests, seconds),
      limit: rendering,
      facts,
    });
    subjects.push({
      name: `${name}, from cache`,
      run: (seconds) => loadHttp(site.url, requests, seconds),
      limit: staticPage,
      facts,
    });
  }
  subjects.push(await toCall(bed, api, loadBusiness.path, 'business', businessIds));
  subjects.push(await toCall(bed, api, loadProduct.path, 'product', productIds));

  for (const [name, chosen] of Object.entries(paths)) {
    say(`Profiling ${name} ...`);
    printFigure({
      bench: 'pages',
      name: `${name}, shares of rendering`,
      ...(await profileRendering(api.url, chosen)),
    });
  }
  await runRounds('pages', hello, subjects, effort);
  printMemory('memory after load', api, site);
  for (const server of [renderingSite, site, api]) await server.stop();
};

/** One record by the API, beside reading its row by the primary key. */
async function toCall(
  bed: Bed,
  api: RunningServer,
  path: string,
  table: string,
  ids: readonly string[],
): Promise<Subject> {
  const requests = ids.map((id): LoadRequest => ({ method: 'GET', path: `/${path.replace('{id}', id)}` }));
  const text = `select * from ${table} where id = $1`;
  const statements = ids.map((id) => [[{ name: `bench-${table}`, text, values: [id], wave: 1 }]]);
  return {
    name: `API ${path}`,
    run: (seconds) => loadHttp(api.url, requests, seconds),
    limit: await startReplay(bed.cleanup, 'primary-key SELECT alone', bed.databaseUrl, statements),
    facts: { records: ids.length },
  };
}

function printMemory(name: string, api: RunningServer, site: RunningServer): void {
  const apiMegabytes = residentMemory(api.pid);
  const siteMegabytes = residentMemory(site.pid);
  const together = apiMegabytes + siteMegabytes;
  printFigure({ bench: 'pages', name, apiMegabytes, siteMegabytes, together });
}
