import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { ZipFile } from 'yazl';
import { selectOwnPictures } from './personal-data.sql.ts';
import { readPersonalData, writeMessages } from './read-personal-data.ts';

export interface ArchiveOptions {
  readonly db: Kysely<Database>;
  readonly userID: string;
  /** Path of the finished file; the archive is written to `<file>.part` and then renamed. */
  readonly file: string;
  /** Returns a picture's bytes; undefined when it does not exist. */
  readonly fetchPicture: (url: string) => Promise<Buffer | undefined>;
  readonly onStep: (done: number, all: number) => Promise<void>;
}

/** Writes a person's data as a zip, streamed to the disk; returns its size in bytes. */
export async function writeArchive(options: ArchiveOptions): Promise<number> {
  const { db, userID, file, fetchPicture, onStep } = options;
  const part = `${file}.part`;
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(part, { mode: 0o600 }));
  // An error of the disk is thrown where `written` is awaited at the end.
  written.catch(() => undefined);
  // Errors of reading are thrown where their promise is awaited.
  zip.on('error', () => undefined);
  try {
    const texts = Object.entries(await readPersonalData(db, userID));
    const pictures = await selectOwnPictures.all(db, { userID });
    const all = texts.length + 1 + pictures.length;
    let done = 0;
    await onStep(done, all);
    for (const [name, content] of texts) {
      zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), name);
      done += 1;
      await onStep(done, all);
    }
    const messages = Readable.from(writeMessages(db, userID));
    zip.addReadStream(messages, 'messages.json');
    await finished(messages);
    done += 1;
    await onStep(done, all);
    for (const { url, ownerID } of pictures) {
      const bytes = await fetchPicture(url);
      // Pictures are compressed already.
      if (bytes) zip.addBuffer(bytes, `pictures/${ownerID}/${done}-${basename(url)}`, { compress: false });
      done += 1;
      await onStep(done, all);
    }
    zip.end();
    await written;
    const { size } = await stat(part);
    await rename(part, file);
    return size;
  } catch (error) {
    zip.outputStream.unpipe();
    await rm(part, { force: true });
    throw error;
  }
}
