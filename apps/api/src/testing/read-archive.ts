import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** Returns the files of a zip by name. */
export async function readArchive(archive: Readable | Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.isBuffer(archive) ? archive : await buffer(archive));
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

/** Writes a zip of these files into a folder; returns its path. */
export async function writeZip(
  folder: string,
  files: Iterable<readonly [string, Buffer | string]>,
): Promise<string> {
  const zip = new ZipFile();
  for (const [name, content] of files) {
    // Stored without compression, as in our archives.
    zip.addBuffer(Buffer.from(content as string), name, { compress: !name.startsWith('pictures/') });
  }
  zip.end();
  const path = join(folder, 'company.zip');
  writeFileSync(path, await buffer(zip.outputStream as Readable));
  return path;
}
