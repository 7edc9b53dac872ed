import type { TestProject } from 'vitest/node';
import { listStandingIds } from './crawl/standing-entries.ts';
import { launchChromium } from './testing/launch-chromium.ts';
import { startProduct } from './testing/start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    apiUrl: string;
    accountsUrl: string;
    dataDir: string;
    browserAddress: string;
    standingIds: string[];
  }
}

/** One product with the demo world and one browser for all journeys. */
export default async function setup(project: TestProject) {
  const [product, browser] = await Promise.all([startProduct(), launchChromium()]);
  project.provide('siteUrl', product.siteUrl);
  project.provide('apiUrl', product.apiUrl);
  project.provide('accountsUrl', product.accountsUrl);
  project.provide('dataDir', product.dataDir);
  project.provide('browserAddress', browser.wsEndpoint());
  project.provide('standingIds', await listStandingIds(product.apiUrl));
  return async () => {
    await browser.close();
    await product.stop();
  };
}
