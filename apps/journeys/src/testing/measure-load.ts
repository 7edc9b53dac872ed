import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { inject } from 'vitest';
import { holdCode, untilAlive } from './hold-requests.ts';

/** What a first visit of a page takes, in kilobytes (1000 bytes) as sent, unless it says otherwise. */
export interface Load {
  readonly document: number;
  readonly styles: number;
  readonly fonts: number;
  /** Font files, and those that were asked for before anything was painted. */
  readonly fontFiles: number;
  readonly fontsBeforePaint: number;
  /** Requests to the site before any for code, pictures of companies aside; none of them is code. */
  readonly requests: number;
  /** JavaScript by gzip, whatever encoding the server chose. */
  readonly code: number;
}

/** Loads a page twice over: first what is seen, with the code held back, then its code. `urls` are all that it asked for, in order. */
export async function measureLoad(
  page: Page,
  path: string,
  start: 'idle' | 'touch',
): Promise<Load & { readonly urls: readonly string[] }> {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(() => document.fonts.check('1em "Inter Variable"'));
  const fontsBeforePaint = await page.evaluate(countFontsBeforePaint);
  const seen = asked.filter((request) => !isOfCode(request) && request.url().startsWith(inject('siteUrl')));
  const sentOf = async (kind: string) => {
    const sizes = await Promise.all(
      seen.filter((request) => request.resourceType() === kind).map((request) => request.sizes()),
    );
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
  };
  const look = {
    document: await sentOf('document'),
    styles: await sentOf('stylesheet'),
    fonts: await sentOf('font'),
    fontFiles: seen.filter((request) => request.resourceType() === 'font').length,
    fontsBeforePaint,
    requests: seen.filter((request) => !request.url().includes('/files/')).length,
  };
  release();
  if (start === 'idle') await untilAlive(page);
  await page.waitForLoadState('networkidle');
  const code = await Promise.all(
    asked.filter(isScript).map(async (request) => {
      const response = await request.response();
      return response ? gzipSync(await response.body()).length : 0;
    }),
  );
  return {
    ...look,
    code: code.reduce((sum, size) => sum + size, 0) / 1000,
    urls: asked.map((request) => request.url()),
  };
}

const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js');
/** Texts come together with the code that shows them. */
const isOfCode = (request: Request) => /\/assets\/[^/]+\.js(?:on)?$/.test(request.url());

/** Runs in the page. */
function countFontsBeforePaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < (paint?.startTime ?? 0)).length;
}
