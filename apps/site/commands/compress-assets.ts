import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:css|js|json|svg)$/;
/** Smaller files, in bytes, are not worth a compressed copy. */
const smallest = 500;

/** Writes compressed copies beside the assets of a build. */
export async function compressAssets(buildFolder: string): Promise<void> {
  const assets = join(buildFolder, 'client', 'assets');
  const names = (await readdir(assets)).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compress(join(assets, name))));
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
