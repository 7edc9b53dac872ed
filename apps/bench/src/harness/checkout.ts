import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultDataDir } from '@wbn/host/settings/default-data-dir.ts';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Real directory data, in a folder beside the checkout. */
export const sharedData = join(root, '..', 'shared', 'data');

/** Data folder of the imported data, kept between runs, below the data folder of `npm start`. */
export const benchData = join(defaultDataDir(root), 'bench');

/** Prints progress to standard error; standard output has only figures. */
export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
