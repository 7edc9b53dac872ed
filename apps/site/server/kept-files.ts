import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './encoding.ts';
import { hasTag } from './entity-tag.ts';
import { PageCache } from './page-cache.ts';

export interface KeptFilesOptions {
  /** Of all kept files together. */
  readonly bytes: number;
  /** A larger one is not kept: pictures of cards are a few kB, and a page has thirty. */
  readonly largest: number;
  /** Milliseconds after which one is asked for again: what its owner removed is gone by then. */
  readonly keptFor: number;
  readonly now?: () => number;
}

interface KeptFile {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly bytes: number;
  readonly until: number;
}

/** Small files that were passed on of late. A name carries the hash of its content: what is kept cannot be old, only gone. */
export class KeptFiles {
  readonly #options: KeptFilesOptions;
  readonly #files: PageCache<KeptFile>;
  readonly #now: () => number;

  constructor(options: KeptFilesOptions) {
    this.#options = options;
    this.#files = new PageCache(options.bytes);
    this.#now = options.now ?? Date.now;
  }

  /** Answers from memory; false when the file is not there, or only a part of it is wanted. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (!isWhole(request)) return false;
    const key = keyOf(path, request);
    const file = this.#files.get(key);
    if (!file) return false;
    if (file.until < this.#now()) {
      this.#files.delete(key);
      return false;
    }
    const { 'content-length': _, ...headers } = file.headers;
    if (hasTag(request.headers['if-none-match'], String(headers.etag)))
      response.writeHead(304, headers).end();
    else response.writeHead(200, file.headers).end(file.body);
    return true;
  }

  /** Gathers what is passed on, and keeps it when it has come to its end, whole and small enough. */
  gather(path: string, request: IncomingMessage, file: IncomingMessage, headers: IncomingHttpHeaders): void {
    const { largest, keptFor } = this.#options;
    const isKept = isWhole(request) && file.statusCode === 200 && mayBeKept(headers);
    if (!isKept || Number(headers['content-length'] ?? 0) > largest) return;
    const parts: Buffer[] = [];
    let size = 0;
    file.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= largest) parts.push(part);
      else parts.length = 0;
    });
    file.once('end', () => {
      if (size > largest) return;
      const body = Buffer.concat(parts, size);
      const whole = { ...headers, 'content-length': String(size) };
      const until = this.#now() + keptFor;
      this.#files.set(keyOf(path, request), { headers: whole, body, bytes: size + headerBytes, until });
    });
  }
}

/** What the headers and keys of one take, roughly. */
const headerBytes = 1024;

function isWhole({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.range === undefined;
}

/** Only what is never changed: the API says so itself. */
function mayBeKept(headers: IncomingHttpHeaders): boolean {
  return headers.etag !== undefined && /\bimmutable\b/.test(headers['cache-control'] ?? '');
}

function keyOf(path: string, request: IncomingMessage): string {
  return `${chooseEncoding(request)} ${path}`;
}
