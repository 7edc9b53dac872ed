import { existsSync } from 'node:fs';
import { constants, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from '@wbn/edition/edition.ts';
import { buildFolder, runBuild } from './shared-build.ts';

/** Reads the facts of the edition in a folder. Throws when there is none. */
export async function readEdition(editionFolder: string): Promise<Edition> {
  const file = join(editionFolder, 'edition.ts');
  if (!existsSync(file)) throw new Error(`There is no edition.ts in ${editionFolder}`);
  const module = (await import(pathToFileURL(file).href)) as { default: Edition };
  return module.default;
}

/** Combines the shared build with an edition's facts and files in its `dist/`, which `node dist/server.js` runs. */
export async function buildEdition(editionFolder: string): Promise<void> {
  await prepareSharedBuild();
  await assembleEdition(editionFolder);
}

/** Builds every edition below a folder. */
export async function buildAllEditions(editionsFolder: string): Promise<void> {
  await prepareSharedBuild();
  const names = await readdir(editionsFolder);
  for (const name of names.filter((name) => existsSync(join(editionsFolder, name, 'edition.ts'))))
    await assembleEdition(join(editionsFolder, name));
}

/** Serves an edition's `dist/` locally; builds it first when it is missing. */
export async function startEdition(editionFolder: string): Promise<void> {
  const server = join(editionFolder, 'dist', 'server.js');
  if (!existsSync(server)) await buildEdition(editionFolder);
  process.env.PUBLIC_SITE_URL ??= `http://localhost:${process.env.SITE_PORT ?? 4000}`;
  await import(pathToFileURL(server).href);
}

/** Builds the shared site unless turbo, which started this command, has done so. */
async function prepareSharedBuild(): Promise<void> {
  if (!process.env.TURBO_HASH) await runBuild('@wbn/site');
}

async function assembleEdition(editionFolder: string): Promise<void> {
  const edition = await readEdition(editionFolder);
  // Built in a temporary folder and then renamed, so that `dist` is complete or absent.
  const draft = join(editionFolder, `.dist-${process.pid}`);
  const own = join(draft, 'editions', edition.id);
  await mkdir(own, { recursive: true });
  const copying = { recursive: true, mode: constants.COPYFILE_FICLONE };
  await Promise.all([
    cp(buildFolder, join(draft, 'site'), copying),
    cp(join(editionFolder, 'public'), join(own, 'public'), copying),
    writeFile(join(own, 'edition.json'), `${JSON.stringify(edition, null, 2)}\n`),
    writeFile(join(draft, 'server.js'), entryOf(edition)),
    writeFile(join(draft, 'package.json'), '{ "type": "module", "private": true }\n'),
  ]);
  const dist = join(editionFolder, 'dist');
  await rm(dist, { recursive: true, force: true });
  await rename(draft, dist);
}

function entryOf({ id, host }: Edition): string {
  return `// Serves WBN ${id}: node server.js. Every setting may be given as an environment variable; see apps/site/README.md.
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

process.env.NODE_ENV ??= 'production';
process.env.EDITION ??= '${id}';
process.env.EDITIONS_DIR ??= here('editions');
process.env.BUILD_DIR ??= here('site');
process.env.PUBLIC_SITE_URL ??= 'https://${host}';

await import('./site/start/main.js');
`;
}
