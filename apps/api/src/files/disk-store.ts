import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  chmod,
  copyFile,
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { checkSize, type FileKind } from './check-size.ts';
import type { FileStore, PostOrder } from './file-store.ts';
import { readPolicy, signPolicy } from './post-policy.ts';

export interface DiskStoreOptions {
  /** Behind `/files/`. */
  readonly filesDir: string;
  /** Served to nobody. */
  readonly incomingDir: string;
  /** Files of messages: served by one-use addresses alone. */
  readonly privateDir: string;
  /** This host as browsers see it, asked for when a form is signed. */
  readonly hostUrl: () => string;
}

/** Our own storage host: also takes the forms that it has signed. */
export interface DiskStore extends FileStore {
  readonly incomingDir: string;
  /** What a form may bring; undefined when it was not signed by us or is too old. */
  readForm(fields: Readonly<Record<string, string>>): PostOrder | undefined;
  /** Takes over a file that has arrived whole, in place of an earlier one under the same key. */
  accept(key: string, temporaryFile: string): Promise<void>;
  /** Removes what was left behind by uploads that broke off before this time. */
  removeBrokenOff(before: Date): Promise<void>;
}

const privatePrefix = 'private/';

/** Files in folders of this machine. Several processes may share them, and the secret with which forms are signed. */
export function createDiskStore({ filesDir, incomingDir, privateDir, hostUrl }: DiskStoreOptions): DiskStore {
  for (const folder of [incomingDir, privateDir]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = readSecret(join(incomingDir, '.secret'));
  const incomingFile = (key: string) => join(incomingDir, basename(key));
  const fileOf = (key: string) => {
    if (key.startsWith('incoming/')) return incomingFile(key);
    return key.startsWith(privatePrefix)
      ? join(privateDir, key.slice(privatePrefix.length))
      : join(filesDir, key);
  };

  return {
    incomingDir,
    async signPost(order) {
      return { url: `${hostUrl()}/files/incoming`, fields: signPolicy(secret, order) };
    },
    readForm: (fields) => readPolicy(secret, fields),
    accept: (key, temporaryFile) => rename(temporaryFile, incomingFile(key)),
    readIncoming: (key, kind) => readAtMost(incomingFile(key), kind),
    streamIncoming: (key) => openStream(incomingFile(key)),
    async keepIncoming(incomingKey, key) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      // What arrives is for our eyes only; what is kept, a proxy may read.
      await chmod(incomingFile(incomingKey), 0o644);
      await link(incomingFile(incomingKey), file).catch((error: NodeJS.ErrnoException) => {
        // The same key always has the same content.
        if (error.code === 'EEXIST') return undefined;
        if (error.code !== 'EXDEV') throw error;
        return putInPlace(file, (temporary) => copyFile(incomingFile(incomingKey), temporary));
      });
    },
    read: (key) => openStream(fileOf(key)),
    async write(key, content) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      await putInPlace(file, (temporary) =>
        writeFile(temporary, 'stream' in content ? content.stream : content),
      );
    },
    async remove(keys) {
      for (const key of keys) await rm(fileOf(key), { force: true });
      // A picture's folder goes with its last file.
      for (const folder of new Set(
        keys.filter((key) => /^(pictures|private)\//.test(key)).map((key) => dirname(fileOf(key))),
      )) {
        await rm(folder, { recursive: true, force: true });
      }
    },
    urlOf: (key) => `/files/${key}`,
    async removeBrokenOff(before) {
      for (const name of await readdir(incomingDir)) {
        const file = join(incomingDir, name);
        if (name.endsWith('.part') && (await isOlder(file, before))) await rm(file, { force: true });
      }
    },
    close: () => undefined,
  };
}

/**
 * Nobody ever sees half a file, whatever ends in between: it is written beside its place, because folders may be volumes of their own,
 * which nothing can be renamed to. Names with a dot are served to nobody, and go with the folder.
 */
async function putInPlace(file: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = join(dirname(file), `.${randomBytes(12).toString('hex')}.part`);
  try {
    await write(temporary);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function isOlder(file: string, time: Date): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.mtime < time;
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  return open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** A file of this machine, piece by piece; undefined when it is not there. */
export async function openStream(path: string): Promise<Readable | undefined> {
  return (await openIfThere(path))?.createReadStream();
}

async function readAtMost(path: string, kind: FileKind): Promise<Buffer | undefined> {
  const file = await openIfThere(path);
  if (!file) return undefined;
  try {
    checkSize((await file.stat()).size, kind);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** Made by whichever process comes first; linked into its place, so that nobody reads half of it. */
function readSecret(file: string): Buffer {
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, randomBytes(32), { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(file);
}
