import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** How the start of the product that all journeys share ended. */
export type ProductOutcome =
  | { readonly failure: string; readonly standingIds?: undefined }
  | {
      readonly failure?: undefined;
      /** Companies, products and people that were there before any journey. */
      readonly standingIds: readonly string[];
    };

const patience = 300_000;

/** Tells it to whoever waits for it, whole or not at all. */
export async function writeOutcome(file: string, outcome: ProductOutcome): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(outcome));
  await rename(`${file}.new`, file);
}

/** Ids that were there before any journey, once the product is up; throws with what it said when it did not come up. */
export async function waitForProduct(file: string): Promise<readonly string[]> {
  const deadline = Date.now() + patience;
  while (!existsSync(file)) {
    if (Date.now() > deadline) throw new Error(`The product is not up after ${patience / 1000} s.`);
    await delay(50);
  }
  const outcome = JSON.parse(await readFile(file, 'utf8')) as ProductOutcome;
  if (outcome.failure !== undefined) throw new Error(outcome.failure);
  return outcome.standingIds;
}
