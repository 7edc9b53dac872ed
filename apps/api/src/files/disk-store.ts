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
  /** Folder served at `/files/`. */
  readonly filesDir: string;
  /** Not served. */
  readonly incomingDir: string;
  /** Folder of private files, served by single-use addresses only. */
  readonly privateDir: string;
  /** Address of this host in browsers, called when a form is signed. */
  readonly hostUrl: () => string;
}

/** The disk as a storage host, which also accepts the forms that it has signed. */
export interface DiskStore extends FileStore {
  readonly incomingDir: string;
  /** Returns the order of a signed form; undefined when the signature is wrong or expired. */
  readForm(fields: Readonly<Record<string, string>>): PostOrder | undefined;
  /** Moves a completely received file to its key, replacing an earlier one. */
  accept(key: string, temporaryFile: string): Promise<void>;
  /** Deletes the remains of uploads that broke off before this time. */
  deleteInterrupted(before: Date): Promise<void>;
}

const privatePrefix = 'private/';

/** Stores files in folders of this machine. Several processes may share them, with the secret that signs forms. */
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
    async moveIncoming(incomingKey, key) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      // Incoming files are readable only to us; kept ones also to a reverse proxy.
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
    async delete(keys) {
      for (const key of keys) await rm(fileOf(key), { force: true });
      // Deletes a picture's folder together with its last file.
      for (const folder of new Set(
        keys.filter((key) => /^(pictures|private)\//.test(key)).map((key) => dirname(fileOf(key))),
      )) {
        await rm(folder, { recursive: true, force: true });
      }
    },
    urlOf: (key) => `/files/${key}`,
    async deleteInterrupted(before) {
      for (const name of await readdir(incomingDir)) {
        const file = join(incomingDir, name);
        if (name.endsWith('.part') && (await isOlder(file, before))) await rm(file, { force: true });
      }
    },
    close: () => undefined,
  };
}

/**
 * Writes a file to a temporary name in the same folder and renames it, so that nobody reads a partial file. The same
 * folder, because folders may be on different volumes, across which renaming fails. Names that start with a dot are
 * not served and are deleted with the folder.
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

/** Opens a file of this machine as a stream; undefined when it does not exist. */
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

/** The first process creates the file; linking it makes it appear complete. */
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
