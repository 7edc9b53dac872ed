import { network } from '@wbn/edition/network.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { crawlNetwork, type NetworkCrawl, sitemapKinds } from './crawl/crawl-network.ts';
import { amongInitial } from './crawl/initial-entries.ts';
import { networkRules } from './crawl/network-rules.ts';
import { selectSample } from './crawl/select-pages.ts';
import { waitForProduct } from './testing/product-outcome.ts';

let crawl: NetworkCrawl;

beforeAll(async () => {
  crawl = await crawlNetwork({
    siteUrl: inject('siteUrl'),
    apiUrl: inject('apiUrl'),
    isInitial: amongInitial(await waitForProduct(inject('outcomeFile'))),
    select: selectSample,
  });
});

afterAll(() => crawl?.close());

/** `pnpm crawl` reads all pages. */
describe('all sites of the network, as a search engine sees them', () => {
  it("every kind of page of every site's sitemaps was read", () => {
    process.stdout.write(`network-crawl: ${crawl.pages.size} pages of ${crawl.listed.size} sites\n`);
    for (const { id } of network) {
      const list = crawl.listed.get(id);
      for (const kind of sitemapKinds) {
        const read = list?.[kind].filter((address) => crawl.pages.has(address)) ?? [];
        expect(read.length > 0, `${id}, ${kind}`).toBe((list?.[kind].length ?? 0) > 0);
      }
    }
  });

  it.each(networkRules)('$name', { timeout: 120_000 }, async ({ check }) => {
    expect((await check(crawl)).slice(0, 10)).toEqual([]);
  });
});
