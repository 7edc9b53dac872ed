import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { browserManifest, languagePrefixes, type RouteManifest } from '../app/language-manifest.ts';

const compressible = /\.(?:css|js|json|svg)$/;
/** Below this many bytes a compressed file saves nothing worth a second file. */
const smallest = 500;

/** What the build leaves to do: the route manifest of each language, and compressed forms of all assets. */
export async function finishBuild(buildFolder: string): Promise<void> {
  const assets = join(buildFolder, 'client', 'assets');
  await writeLanguageManifests(assets);
  const names = (await readdir(assets)).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compress(join(assets, name))));
}

async function writeLanguageManifests(assets: string): Promise<void> {
  const whole = (await readdir(assets)).find((name) => /^manifest-[0-9a-f]+\.js$/.test(name));
  if (!whole) throw new Error(`The build has no route manifest in ${assets}`);
  const text = await readFile(join(assets, whole), 'utf8');
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as RouteManifest;
  for (const prefix of languagePrefixes) {
    const part = browserManifest(manifest, prefix);
    const name = part.url.slice(part.url.lastIndexOf('/') + 1);
    await writeFile(join(assets, name), `window.__reactRouterManifest=${JSON.stringify(part)};`);
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
