import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultDataDir } from '@wbn/host/settings/default-data-dir.ts';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Real directory data, beside the checkout; not part of it. */
export const sharedData = join(root, '..', 'shared', 'data');

/** Database with the imported data, kept from one run to the next; below the folder that `npm start` would take. */
export const benchData = join(defaultDataDir(root), 'bench');

/** Progress goes to standard error: standard output holds figures only. */
export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
