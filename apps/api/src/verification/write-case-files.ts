import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { FileStore } from '../files/file-store.ts';
import { findCase } from './case.sql.ts';
import { selectDocuments } from './document.sql.ts';

interface Wanted {
  readonly caseID: string;
  /** Made when it is not there; files that are there already are left alone. */
  readonly folder: string;
}

/** Writes the documents of a case into a folder for a reviewer to read; gives their paths. Throws UsageError when there is no such case. */
export async function writeCaseFiles(
  { db, store }: { readonly db: Kysely<Database>; readonly store: FileStore },
  { caseID, folder }: Wanted,
): Promise<readonly string[]> {
  if (!(await findCase.first(db, { caseID })))
    throw new UsageError(`There is no case with the id ${caseID}.`);
  const documents = await selectDocuments.all(db, { caseID });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written: string[] = [];
  for (const { place, kind, name, path } of documents) {
    const stream = await store.read(path);
    if (!stream) throw new UsageError(`The file of document ${place} is not in the store.`);
    const file = join(folder, `${String(place).padStart(2, '0')}-${kind}-${name}`);
    await pipeline(stream, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch((error: unknown) => {
      throw isThere(error) ? new UsageError(`${file} is there already: name another folder.`) : error;
    });
    written.push(file);
  }
  return written;
}

const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';
