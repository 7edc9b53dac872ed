import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renewBuild } from './renew-build.ts';
import { buildFolder } from './site-folder.ts';

/** The compiled site that all editions share, with what tells one such build from another. */
export interface SharedBuild {
  readonly folder: string;
  readonly id: string;
}

/**
 * The shared build, made or renewed before where its sources have changed. Turbo knows whether they have; started by turbo,
 * which then did that already, nothing is asked.
 */
export async function findSharedBuild(): Promise<SharedBuild> {
  if (!process.env.TURBO_HASH) await renewBuild('@wbn/site');
  return { folder: buildFolder, id: await identify(buildFolder) };
}

/** The bundle of the server names every asset, and assets carry a hash of their content in their name. */
async function identify(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesOf(folder)) {
    hash.update(file);
    if (!file.includes('assets')) hash.update(await readFile(join(folder, file)));
  }
  return hash.digest('hex');
}

/** Paths of all files below a folder, in an order that does not depend on the machine. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
