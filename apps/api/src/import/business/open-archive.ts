import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BrokenFileError } from '../read-lines.ts';

const entriesLimit = 50_000;
/** Maximum size of all entries unpacked; more than a company's hundred products with all pictures and videos need. */
const bytesLimit = 20 * 1024 ** 3;
const documentLimit = 64 * 1024 ** 2;
/** Maximum compression ratio: texts shrink to a tenth, a zip bomb far more. */
const shrinkLimit = 200;

/** An opened archive. */
export interface Archive {
  has(name: string): boolean;
  sizeOf(name: string): number;
  /** Reads a JSON document. Throws BrokenFileError when it is missing, too large or not JSON. */
  readJson(name: string): Promise<unknown>;
  open(name: string): Promise<Readable>;
  close(): void;
}

/** Whether a file is a zip, by its first bytes. */
export async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32BE(0) === 0x504b0304;
  } finally {
    await file.close();
  }
}

/**
 * Opens a company's archive and checks the list of entries before unpacking anything. Throws BrokenFileError for path
 * traversal, duplicate names, encrypted entries and zip bombs.
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(explain);
  try {
    return archiveOf(zip, await listEntries(zip));
  } catch (error) {
    zip.close();
    return explain(error);
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > entriesLimit)
    throw new BrokenFileError(`it holds ${zip.entryCount} files; at most ${entriesLimit} are taken`);
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName, compressedSize, uncompressedSize } = entry;
    if (entries.has(fileName)) throw new BrokenFileError(`it holds ${fileName} twice`);
    if (entry.isEncrypted()) throw new BrokenFileError(`${fileName} is encrypted`);
    bytes += uncompressedSize;
    if (bytes > bytesLimit || uncompressedSize > 1024 ** 2 + compressedSize * shrinkLimit)
      throw new BrokenFileError(`${fileName} unpacks to more than an archive of WBN holds`);
    entries.set(fileName, entry);
  }
  return entries;
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  const find = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new BrokenFileError(`${name} is not in it`);
    return entry;
  };
  // The reader fails when an entry's length differs from the list.
  const openEntry = async (name: string) => zip.openReadStreamPromise(find(name)).catch(explain);
  return {
    has: (name) => entries.has(name),
    sizeOf: (name) => find(name).uncompressedSize,
    async readJson(name) {
      if (find(name).uncompressedSize > documentLimit)
        throw new BrokenFileError(`${name} is larger than 64 MB`);
      const text = (await buffer(await openEntry(name)).catch(explain)).toString();
      try {
        return JSON.parse(text);
      } catch (error) {
        throw new BrokenFileError(`${name} is no JSON: ${error instanceof Error ? error.message : error}`);
      }
    },
    open: openEntry,
    close: () => zip.close(),
  };
}

function explain(error: unknown): never {
  if (error instanceof BrokenFileError) throw error;
  throw new BrokenFileError(
    `it is no zip that can be read: ${error instanceof Error ? error.message : error}`,
  );
}
