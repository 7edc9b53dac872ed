import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { entityTag } from './entity-tag.ts';

/** A file to be served: in memory, or, when it is large (a video), on disk. */
export interface StaticFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly size: number;
  readonly content: Content | undefined;
  readonly path: string;
}

interface Content {
  readonly identity: Buffer;
  /** Of what becomes smaller by it. */
  readonly compressed?: () => Promise<Compressed>;
}

interface Compressed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compressible = /^text\/|json|svg/;
/** Below this many bytes compression saves nothing. */
const smallest = 500;
const largestInMemory = 400 * 1024;

/**
 * Reads all files below a folder into memory, by their address. A server then lives on when its files are
 * replaced by those of a newer build: browsers that still show a page of the old one find what they need.
 */
export async function loadFiles(folder: string, cacheControl: string): Promise<Map<string, StaticFile>> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && extname(entry.name) in types)
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map<string, StaticFile>();
  // One after another: what many compressions take together, a process never gives back.
  for (const path of paths)
    files.set(`/${relative(folder, path).split(sep).join('/')}`, await loadFile(path, cacheControl));
  return files;
}

async function loadFile(path: string, cacheControl: string): Promise<StaticFile> {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const { size, mtimeMs } = await stat(path);
  if (size > largestInMemory) {
    const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    return { type, cacheControl, etag, size, path, content: undefined };
  }
  const identity = await readFile(path);
  const etag = entityTag(identity);
  const content =
    compressible.test(type) && size >= smallest
      ? { identity, compressed: await compress(path, identity) }
      : { identity };
  return { type, cacheControl, etag, size, path, content };
}

/** The build leaves its files compressed as far as it goes; an edition's own few are compressed when they are first asked for. */
async function compress(path: string, identity: Buffer): Promise<() => Promise<Compressed>> {
  if (existsSync(`${path}.br`) && existsSync(`${path}.gz`)) {
    const [br, gz] = await Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)]);
    const done = Promise.resolve({ br, gzip: gz });
    return () => done;
  }
  let begun: Promise<Compressed> | undefined;
  return () => {
    begun ??= compressNow(identity);
    return begun;
  };
}

async function compressNow(identity: Buffer): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: brotliParams(identity.length) }),
    promisify(gzip)(identity),
  ]);
  return { br: alone(br), gzip: alone(gz) };
}

/** In memory of its own: a small result is cut from a piece of 64 kB, which is kept whole for as long as it is. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Brotli's best quality takes 32 MB for a file of 1 kB. */
function brotliParams(bytes: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  };
}
