import { dirname, join } from 'node:path';
import { benchData, root, say } from '../harness/checkout.ts';
import type { Cleanup } from '../harness/cleanup.ts';
import { type RunningProduct, startProduct } from '../harness/processes.ts';
import { type Contender, type LoadRequest, loadHttp } from '../measure.ts';
import { choosePages, type Pages } from './choose-pages.ts';
import { searchFirst } from './search-first.ts';

const pagesOfAKind = 30;
/** Browsers that read each page, so that their visits are counted as those of people are. */
const browsers = Array.from(
  { length: 20 },
  (_, at) => `Mozilla/5.0 (X11; Linux x86_64) Firefox/${120 + at}.0`,
);

/** What browsers accept, asked for where the cache is measured: it sends the bytes that it keeps. Pages that are rendered are measured without compression. */
const browserEncodings = 'gzip, deflate, br, zstd';

/** Cached pages outlast the run, so that none is renewed in the middle of it. */
export const modes = {
  rendered: { PAGE_CACHE_MB: '0', PAGE_CACHE_SECONDS: '0' },
  'from cache': { PAGE_CACHE_SECONDS: '3600' },
} as const;

export interface PagesOrder {
  /** Another checkout whose pages are measured beside. */
  readonly against: string | undefined;
  /** Different searches before the first page is read. */
  readonly afterSearches: number;
}

/** A running product of a checkout with the pages that are read. */
export interface OpenCheckout {
  readonly product: RunningProduct;
  readonly pages: Pages;
  readonly dataDir: string;
  readonly mode: keyof typeof modes;
}

/** Starts this checkout and the other one, each with a data folder of its own. */
export async function openCheckouts(
  cleanup: Cleanup,
  { against, afterSearches }: PagesOrder,
  mode: keyof typeof modes,
): Promise<{ own: OpenCheckout; other: OpenCheckout | undefined }> {
  const own = await openCheckout(cleanup, root, 'bench-pages', mode);
  const other = against ? await openCheckout(cleanup, against, 'bench-pages-against', mode) : undefined;
  for (const checkout of [own, other])
    if (checkout) await searchFirst(checkout.product.apiUrl, afterSearches);
  return { own, other };
}

async function openCheckout(
  cleanup: Cleanup,
  checkout: string,
  folder: string,
  mode: keyof typeof modes,
): Promise<OpenCheckout> {
  say(`Starting the product of ${checkout} ...`);
  const dataDir = join(dirname(benchData), folder);
  const product = await startProduct(cleanup, checkout, { DATA_DIR: dataDir, ...modes[mode] });
  return { product, dataDir, mode, pages: await choosePages(product.apiUrl, pagesOfAKind) };
}

export interface PageRead {
  readonly html: string;
  readonly serverTiming: string | null;
}

/** Reads every page of a kind once, one after another. Throws when one is missing. */
export async function readAll({ product, pages }: OpenCheckout, kind: keyof Pages): Promise<PageRead[]> {
  const read: PageRead[] = [];
  for (const path of pages[kind]) {
    const response = await fetch(product.siteUrl + path, { redirect: 'manual' });
    if (response.status !== 200) throw new Error(`${product.siteUrl}${path} answered ${response.status}`);
    read.push({ html: await response.text(), serverTiming: response.headers.get('server-timing') });
  }
  return read;
}

/** Reads every page of a kind once, to fill the cache, and returns the load of 16 readers of them. */
export async function loadPages(checkout: OpenCheckout, kind: keyof Pages): Promise<Contender['run']> {
  await readAll(checkout, kind);
  const { mode } = checkout;
  const requests = browsers.flatMap((browser) =>
    checkout.pages[kind].map(
      (path): LoadRequest => ({
        method: 'GET',
        path,
        headers: {
          'user-agent': browser,
          ...(mode === 'from cache' && { 'accept-encoding': browserEncodings }),
        },
      }),
    ),
  );
  return (seconds) => loadHttp(checkout.product.siteUrl, requests, seconds);
}
