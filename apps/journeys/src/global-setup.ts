import type { TestProject } from 'vitest/node';
import { listStandingIds } from './crawl/standing-entries.ts';
import { startProduct } from './testing/start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    apiUrl: string;
    accountsUrl: string;
    dataDir: string;
    standingIds: string[];
  }
}

/** One product with the demo world for all journeys. */
export default async function setup(project: TestProject) {
  const product = await startProduct();
  project.provide('siteUrl', product.siteUrl);
  project.provide('apiUrl', product.apiUrl);
  project.provide('accountsUrl', product.accountsUrl);
  project.provide('dataDir', product.dataDir);
  project.provide('standingIds', await listStandingIds(product.apiUrl));
  return async () => {
    await product.stop();
  };
}
