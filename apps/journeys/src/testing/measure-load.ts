import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { inject } from 'vitest';
import { holdCode, untilHydrated } from './hold-requests.ts';

/** Size of a first visit in kilobytes (1000 bytes) as sent, unless noted. */
export interface Load {
  readonly document: number;
  readonly styles: number;
  readonly fonts: number;
  /** JavaScript compressed with gzip, whatever encoding the server chose. */
  readonly code: number;
}

/** Loads a page without its code until it is painted, then with it. `urls` are all its requests in order. */
export async function measureLoad(
  page: Page,
  path: string,
): Promise<Load & { readonly urls: readonly string[] }> {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  const release = await holdCode(page);
  // The load event waits for the code.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const ofSite = asked.filter((request) => request.url().startsWith(inject('siteUrl')));
  const sentOf = async (kind: string) => {
    const sizes = await Promise.all(
      ofSite.filter((request) => request.resourceType() === kind).map((request) => request.sizes()),
    );
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
  };
  const code = await Promise.all(
    asked.filter(isScript).map(async (request) => {
      const response = await request.response();
      return response ? gzipSync(await response.body()).length : 0;
    }),
  );
  return {
    document: await sentOf('document'),
    styles: await sentOf('stylesheet'),
    fonts: await sentOf('font'),
    code: code.reduce((sum, size) => sum + size, 0) / 1000,
    urls: asked.map((request) => request.url()),
  };
}

const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js');
