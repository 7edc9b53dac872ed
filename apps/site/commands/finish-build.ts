import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify } from 'terser';
import { browserManifest, languagePrefixes, type RouteManifest } from '../app/language-manifest.ts';
import { laterStylesOf } from '../app/styles/later-styles.ts';
import { splitStyles } from '../app/styles/later-styles-plugin.ts';

const compressible = /\.(?:css|js|json|svg)$/;
/** Below this many bytes a compressed file saves nothing worth a second file. */
const smallest = 500;

/** Our own code on every page of visitors. */
const onEveryPage = /^(?:root|shared)-[\w-]+\.js$/;

/**
 * What the build leaves to do: the route manifest of each language, the second stylesheet, and the least bytes: the code that every page
 * loads is minified again, all assets get compressed forms.
 */
export async function finishBuild(buildFolder: string): Promise<void> {
  const assets = join(buildFolder, 'client', 'assets');
  const manifest = await readManifest(assets);
  await writeLanguageManifests(assets, manifest);
  await partStyles(assets, manifest);
  const built = await readdir(assets);
  await Promise.all(
    built.filter((name) => onEveryPage.test(name)).map((name) => minifyAgain(join(assets, name))),
  );
  const names = (await readdir(assets)).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compress(join(assets, name))));
}

/** React Router's, of all languages. */
interface BrowserManifest extends RouteManifest {
  readonly routes: { readonly root: { readonly css: readonly [string] } };
}

async function readManifest(assets: string): Promise<BrowserManifest> {
  const whole = (await readdir(assets)).find((name) => /^manifest-[0-9a-f]+\.js$/.test(name));
  if (!whole) throw new Error(`The build has no route manifest in ${assets}`);
  const text = await readFile(join(assets, whole), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as BrowserManifest;
}

async function writeLanguageManifests(assets: string, manifest: RouteManifest): Promise<void> {
  for (const prefix of languagePrefixes) {
    const part = browserManifest(manifest, prefix);
    const name = part.url.slice(part.url.lastIndexOf('/') + 1);
    await writeFile(join(assets, name), `window.__reactRouterManifest=${JSON.stringify(part)};`);
  }
}

/** The name of the first stays: what it holds follows from what it held. That of the server's build is nobody's. */
async function partStyles(assets: string, { routes }: BrowserManifest): Promise<void> {
  const name = routes.root.css[0].slice(routes.root.css[0].lastIndexOf('/') + 1);
  const { first, later } = splitStyles(await readFile(join(assets, name), 'utf8'));
  for (const file of await readdir(assets))
    if (file.endsWith('.css') && file !== name) await rm(join(assets, file));
  await writeFile(join(assets, name), first);
  await writeFile(join(assets, laterStylesOf(name)), later);
}

/** Terser finds 5 % that Vite's own minifier has left; over all files it would take twenty seconds for little more. */
async function minifyAgain(file: string): Promise<void> {
  const options = { module: true, compress: { passes: 2, ecma: 2020 } } as const;
  const { code } = await minify(await readFile(file, 'utf8'), options);
  if (code !== undefined) await writeFile(file, code);
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
