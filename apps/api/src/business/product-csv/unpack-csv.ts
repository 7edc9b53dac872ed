import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ReceivedCsv } from './receive-csv.ts';

/** Puts a file that an import keeps on the disk, to be read as one that was received. */
export async function unpackCsv(file: Buffer | null): Promise<ReceivedCsv> {
  if (!file) throw new Error('An import that has not ended has its file.');
  const path = join(tmpdir(), `wbn-csv-${randomUUID()}.csv`);
  const remove = () => rm(path, { force: true });
  try {
    await pipeline(Readable.from([file]), createGunzip(), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, remove };
}
