import { dirname, join } from 'node:path';
import { benchData, root, say } from '../harness/checkout.ts';
import type { Cleanup } from '../harness/cleanup.ts';
import { type RunningProduct, startProduct, startProgram } from '../harness/processes.ts';
import {
  type Contender,
  compare,
  type Effort,
  type LoadRequest,
  loadHttp,
  median,
  printFigure,
} from '../measure.ts';
import { choosePages, type Pages } from './choose-pages.ts';

const pagesOfAKind = 30;
/** Browsers that read each page, so that their visits are counted as those of people are. */
const browsers = Array.from(
  { length: 20 },
  (_, at) => `Mozilla/5.0 (X11; Linux x86_64) Firefox/${120 + at}.0`,
);

/** Cached pages outlast the run, so that none is renewed in the middle of it. */
const modes = {
  rendered: { PAGE_CACHE_MB: '0', PAGE_CACHE_SECONDS: '0' },
  'from cache': { PAGE_CACHE_SECONDS: '3600' },
} as const;

/**
 * Measures pages of the demo world with 16 readers, rendered and from the cache, and the memory of API and site. With `against` beside the
 * same pages of another checkout in turn; otherwise cached pages beside a file of 30 kB from sirv.
 */
export async function benchPages(
  cleanup: Cleanup,
  effort: Effort,
  against: string | undefined,
): Promise<void> {
  const sirv = await startStaticServer(cleanup);
  for (const mode of Object.keys(modes) as (keyof typeof modes)[]) {
    const own = await openCheckout(cleanup, root, 'bench-pages', mode);
    const other = against ? await openCheckout(cleanup, against, 'bench-pages-against', mode) : undefined;
    printMemory(`memory before load, ${mode}`, own.product);
    for (const kind of Object.keys(own.pages) as (keyof Pages)[]) {
      say(`Measuring ${kind}, ${mode} ...`);
      const pages = await readAll(own, kind);
      const beside = other
        ? { name: against ?? '', run: await loadOf(other, kind) }
        : mode === 'from cache'
          ? sirv
          : undefined;
      const facts = { bench: 'pages', pages: pages.length, medianBytes: median(pages) };
      await compare(facts, { name: `${kind}, ${mode}`, run: await loadOf(own, kind) }, beside, effort);
    }
    printMemory(`memory after load, ${mode}`, own.product);
    await other?.product.stop();
    await own.product.stop();
  }
}

interface OpenCheckout {
  readonly product: RunningProduct;
  readonly pages: Pages;
}

async function openCheckout(
  cleanup: Cleanup,
  checkout: string,
  folder: string,
  mode: keyof typeof modes,
): Promise<OpenCheckout> {
  say(`Starting the product of ${checkout} ...`);
  const env = { DATA_DIR: join(dirname(benchData), folder), ...modes[mode] };
  const product = await startProduct(cleanup, checkout, env);
  return { product, pages: await choosePages(product.apiUrl, pagesOfAKind) };
}

/** Reads every page once, to fill the cache; returns their bytes. Throws when one is missing. */
async function readAll({ product, pages }: OpenCheckout, kind: keyof Pages): Promise<number[]> {
  const sizes: number[] = [];
  for (const path of pages[kind]) {
    const response = await fetch(product.siteUrl + path, { redirect: 'manual' });
    if (response.status !== 200) throw new Error(`${product.siteUrl}${path} answered ${response.status}`);
    sizes.push((await response.arrayBuffer()).byteLength);
  }
  return sizes;
}

async function loadOf(checkout: OpenCheckout, kind: keyof Pages): Promise<Contender['run']> {
  await readAll(checkout, kind);
  const requests = browsers.flatMap((browser) =>
    checkout.pages[kind].map(
      (path): LoadRequest => ({ method: 'GET', path, headers: { 'user-agent': browser } }),
    ),
  );
  return (seconds) => loadHttp(checkout.product.siteUrl, requests, seconds);
}

async function startStaticServer(cleanup: Cleanup): Promise<Contender> {
  const url = await startProgram(cleanup, new URL('static-server.ts', import.meta.url), '/');
  return {
    name: 'static 30 kB by sirv',
    run: (seconds) => loadHttp(url, [{ method: 'GET', path: '/' }], seconds),
  };
}

function printMemory(name: string, product: RunningProduct): void {
  const { apiMegabytes, siteMegabytes } = product.memory();
  const together = apiMegabytes + siteMegabytes;
  printFigure({ bench: 'pages', name, apiMegabytes, siteMegabytes, together });
}
