import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** Outcome of starting the product that all journeys share. */
export type ProductOutcome =
  | { readonly failure: string; readonly initialIds?: undefined }
  | {
      readonly failure?: undefined;
      /** Ids of the companies, products and people that existed before any journey. */
      readonly initialIds: readonly string[];
    };

const patience = 300_000;

/** Writes the outcome atomically for those who wait for it. */
export async function writeOutcome(file: string, outcome: ProductOutcome): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(outcome));
  await rename(`${file}.new`, file);
}

/** Waits for the product; returns the ids from before any journey, or throws the product's output. */
export async function waitForProduct(file: string): Promise<readonly string[]> {
  const deadline = Date.now() + patience;
  while (!existsSync(file)) {
    if (Date.now() > deadline) throw new Error(`The product is not up after ${patience / 1000} s.`);
    await delay(50);
  }
  const outcome = JSON.parse(await readFile(file, 'utf8')) as ProductOutcome;
  if (outcome.failure !== undefined) throw new Error(outcome.failure);
  return outcome.initialIds;
}
