import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { FileStore } from '../../files/file-store.ts';
import { openFileStore } from '../../files/open-file-store.ts';
import type { Settings } from '../../settings.ts';

interface StoredDocument {
  /** In the store. */
  readonly path: string;
  /** Of the written file. */
  readonly name: string;
}

/** Opens the file store of the API host, as its user. */
export function openStore({ s3, dataDir, publicApiUrl }: Settings) {
  return openFileStore({
    s3,
    filesDir: join(dataDir, 'files'),
    incomingDir: join(dataDir, 'incoming'),
    privateDir: join(dataDir, 'private'),
    hostUrl: () => publicApiUrl,
  });
}

/**
 * Writes private documents into a folder for staff, which is created when missing; returns their paths. Throws UsageError when a file exists
 * already or is not in the store.
 */
export async function writeDocuments(
  store: FileStore,
  documents: readonly StoredDocument[],
  folder: string,
): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written: string[] = [];
  for (const { path, name } of documents) {
    const stream = await store.read(path);
    if (!stream) throw new UsageError(`The file of the document ${name} is not in the store.`);
    const file = join(folder, name);
    await pipeline(stream, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch((error: unknown) => {
      throw fileExists(error) ? new UsageError(`${file} is there already: name another folder.`) : error;
    });
    written.push(file);
  }
  return written;
}

const fileExists = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';
