import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { canonicalPath, findBusinessId } from './testing/find-address.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
/** Kilobytes (1000 bytes) of JavaScript, gzip, that a first visit may load. */
const budget = 140;

interface Load {
  /** Addresses asked for, in order. */
  urls: string[];
  /** Gzip size of all JavaScript in kilobytes, whatever encoding the server chose. */
  javaScript: number;
}

async function load(path: string): Promise<Load> {
  const page = await visitor.open('/robots.txt');
  const urls: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    urls.push(response.url());
    if (response.url().split('?')[0]?.endsWith('.js'))
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { urls, javaScript: bytes / 1000 };
}

async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const router = (window as { __reactRouterDataRouter?: { state: { initialized: boolean } } })
      .__reactRouterDataRouter;
    return router?.state.initialized === true;
  });
}

describe('the first visit', () => {
  for (const name of ['home', 'company'] as const) {
    it(`of a ${name} page loads at most ${budget} kB of JavaScript, asks nothing twice and fetches no data again`, async () => {
      const path =
        name === 'home'
          ? '/'
          : await canonicalPath(`/business/${await findBusinessId('Hallwanger Getriebebau')}`);
      const { urls, javaScript } = await load(path);
      expect(javaScript).toBeGreaterThan(20);
      expect(javaScript).toBeLessThanOrEqual(budget);
      expect(urls.toSorted()).toEqual([...new Set(urls)].toSorted());
      expect(urls.filter((url) => /\.data(\?|$)/.test(url))).toEqual([]);
      const apiCalls = urls.filter((url) => url.startsWith(inject('apiUrl')) && !url.includes('/files/'));
      expect(apiCalls).toEqual([]);
    });
  }
});
