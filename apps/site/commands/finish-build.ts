import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify } from 'terser';

const compressible = /\.(?:css|js|json|svg)$/;
/** Below this many bytes a compressed file saves nothing worth a second file. */
const smallest = 500;

/** Our own code on every page of visitors. */
const onEveryPage = /^(?:root|shared)-[\w-]+\.js$/;

/**
 * What the build leaves to do: the code that every page loads is minified again, all assets get compressed forms.
 */
export async function finishBuild(buildFolder: string): Promise<void> {
  const assets = join(buildFolder, 'client', 'assets');
  const built = await readdir(assets);
  await Promise.all(
    built.filter((name) => onEveryPage.test(name)).map((name) => minifyAgain(join(assets, name))),
  );
  const names = (await readdir(assets)).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compress(join(assets, name))));
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
