import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from '@wbn/edition/edition.ts';
import { copyBuild } from './copy-build.ts';
import { filesOf, type SharedBuild } from './shared-build.ts';

/** Inside `dist/`: what it was made of. */
const stampFile = 'made-of.txt';

/**
 * Puts the shared build and one edition's facts and files into its `dist/`, which runs by `node dist/server.js`.
 * Resolves with false when `dist/` is made of just these already.
 */
export async function joinEdition(editionFolder: string, build: SharedBuild): Promise<boolean> {
  const edition = await readEdition(editionFolder);
  const facts = `${JSON.stringify(edition, null, 2)}\n`;
  const entry = entryOf(edition);
  const publicFolder = join(editionFolder, 'public');
  const stamp = await stampOf(publicFolder, [build.id, facts, entry]);
  const dist = join(editionFolder, 'dist');
  if ((await readFile(join(dist, stampFile), 'utf8').catch(() => '')) === stamp) return false;

  // Made beside it and then put in its place: a dist is whole or not there.
  const draft = join(editionFolder, `.dist-${process.pid}`);
  const own = join(draft, 'editions', edition.id);
  await mkdir(own, { recursive: true });
  await Promise.all([
    copyBuild(build.folder, join(draft, 'site')),
    cp(publicFolder, join(own, 'public'), { recursive: true }),
    writeFile(join(own, 'edition.json'), facts),
    writeFile(join(draft, 'server.js'), entry),
    writeFile(join(draft, 'package.json'), '{ "type": "module", "private": true }\n'),
    writeFile(join(draft, stampFile), stamp),
  ]);
  await rm(dist, { recursive: true, force: true });
  await rename(draft, dist);
  return true;
}

/** Facts of the edition in a folder. */
export async function readEdition(editionFolder: string): Promise<Edition> {
  const file = join(editionFolder, 'edition.ts');
  if (!existsSync(file)) throw new Error(`There is no edition.ts in ${editionFolder}`);
  const module = (await import(pathToFileURL(file).href)) as { default: Edition };
  return module.default;
}

async function stampOf(publicFolder: string, parts: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  for (const file of await filesOf(publicFolder)) {
    hash.update(file).update(await readFile(join(publicFolder, file)));
  }
  return hash.digest('hex');
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
