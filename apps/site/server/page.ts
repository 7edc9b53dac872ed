import { compress } from './compression.ts';
import type { Encoding } from './encoding.ts';
import { entityTag } from './entity-tag.ts';

/** An answer of the renderer, whole, ready to be sent to anybody, in the encodings that were asked for so far. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
  readonly bytes: number;
  /** May be kept and given to others. */
  readonly shared: boolean;
  /** Of what it shows, such as `business:<id>`. */
  readonly surrogateKeys: readonly string[];
}

/** Below this many bytes compression costs more than it saves. */
const smallest = 1000;
/** Guess of what the compressed forms of a page weigh beside it. */
const encodedShare = 0.4;

export interface PageParts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly shared: boolean;
}

/** Completes a rendered answer with its ETag and weight. */
export function createPage({ status, headers, body, shared }: PageParts): Page {
  return {
    status,
    headers,
    body,
    shared,
    surrogateKeys: headers['surrogate-key']?.split(' ') ?? [],
    etag: entityTag(body),
    encoded: new Map(),
    bytes: Math.ceil(body.length * (1 + encodedShare)) + 1000,
  };
}

/** Whether a page is worth being compressed. */
export function isCompressible(page: Page): boolean {
  return page.body.length >= smallest;
}

/** The page's bytes in an encoding; compressed once, off the main thread, and remembered. */
export function encodePage(page: Page, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'identity') return page.body;
  const known = page.encoded.get(encoding);
  if (known) return known;
  const compressed = compress(page.body, encoding);
  page.encoded.set(encoding, compressed);
  return compressed;
}
