import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { joinEdition } from './join-edition.ts';
import type { SharedBuild } from './shared-build.ts';

/** Joins every edition below a folder that has changed, in one process; resolves with their names. */
export async function joinAllEditions(editionsFolder: string, build: SharedBuild): Promise<string[]> {
  const names = (await readdir(editionsFolder)).filter((name) =>
    existsSync(join(editionsFolder, name, 'edition.ts')),
  );
  const joined = await Promise.all(
    names.map(async (name) => ((await joinEdition(join(editionsFolder, name), build)) ? [name] : [])),
  );
  return joined.flat();
}
