import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from '@wbn/edition/edition.ts';
import { compileSite } from './compile-site.ts';
import { buildFolder } from './site-folder.ts';

/** Puts the shared build and one edition's facts and files into its `dist/`, which runs by `node dist/server.js`. */
export async function joinEdition(editionFolder: string): Promise<void> {
  const edition = await readEdition(editionFolder);
  if (!existsSync(join(buildFolder, 'start', 'main.js'))) await compileSite();
  const dist = join(editionFolder, 'dist');
  const own = join(dist, 'editions', edition.id);
  await rm(dist, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  await Promise.all([
    // Where the file system can, the copies share their bytes with the build.
    cp(buildFolder, join(dist, 'site'), { recursive: true, mode: constants.COPYFILE_FICLONE }),
    cp(join(editionFolder, 'public'), join(own, 'public'), { recursive: true }),
    writeFile(join(own, 'edition.json'), `${JSON.stringify(edition, null, 2)}\n`),
    writeFile(join(dist, 'server.js'), entryOf(edition)),
    writeFile(join(dist, 'package.json'), '{ "type": "module", "private": true }\n'),
  ]);
}

/** Facts of the edition in a folder. */
export async function readEdition(editionFolder: string): Promise<Edition> {
  const file = join(editionFolder, 'edition.ts');
  if (!existsSync(file)) throw new Error(`There is no edition.ts in ${editionFolder}`);
  const module = (await import(pathToFileURL(file).href)) as { default: Edition };
  return module.default;
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
