import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { listInitialIds } from './crawl/initial-entries.ts';
import { writeOutcome } from './testing/product-outcome.ts';
import { beginProduct } from './testing/start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    apiUrl: string;
    accountsUrl: string;
    deskUrl: string;
    dataDir: string;
    /** File for the outcome of the product's start. */
    outcomeFile: string;
  }
}

/** Builds and starts one product with the demo world for all journeys while other tests run; journeys wait for it. */
export default async function setup(project: TestProject) {
  const product = await beginProduct();
  const outcomeFile = join(product.dataDir, 'started.json');
  for (const name of ['siteUrl', 'apiUrl', 'accountsUrl', 'deskUrl', 'dataDir'] as const)
    project.provide(name, product[name]);
  project.provide('outcomeFile', outcomeFile);
  const told = product.up
    .then(() => listInitialIds(product.apiUrl))
    .then(
      (initialIds) => writeOutcome(outcomeFile, { initialIds }),
      (error) => writeOutcome(outcomeFile, { failure: String(error) }),
    )
    // A run that ended earlier has deleted the folder.
    .catch(() => undefined);
  return async () => {
    await product.stop();
    await told;
  };
}
