import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { CountedPage } from '@wbn/contract/figures/counted-visits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/** A rendered response with the compressed bodies created so far. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
  /** Estimated size in memory. */
  readonly bytes: number;
  /** The page may be cached and sent to others. */
  readonly isShared: boolean;
  /** Keys of what it shows, such as `business:<id>`. */
  readonly surrogateKeys: readonly string[];
  /** What the figures of companies count when somebody reads it. */
  readonly counted?: CountedPage | undefined;
}

/** Bytes below which compression is not worthwhile. */
const smallest = 1000;
/** Estimated share of the compressed bodies in a page's memory. */
const encodedShare = 0.4;

/** Adds ETag and memory size to a rendered response. */
export function createPage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  counted?: CountedPage,
): Page {
  return {
    status,
    headers: {
      ...headers,
      vary: 'accept-encoding',
      // Weak, because all encodings share it.
      ...(status === 200 && { etag: `W/"${hash('sha1', body, 'base64url')}"` }),
    },
    body,
    encoded: new Map(),
    bytes: Math.ceil(body.length * (1 + encodedShare)) + 1000,
    isShared: status === 200 && headers['cache-control']?.startsWith('public') === true,
    surrogateKeys: headers['surrogate-key']?.split(' ') ?? [],
    ...(status === 200 && { counted }),
  };
}

/** Sends a page in the best encoding the client accepts, or 304 when the client has this version. */
export async function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  const given = reply.getHeader('cache-control');
  reply.headers(page.headers);
  if (given) reply.header('cache-control', given);
  if (isKnown(headers['if-none-match'], page.headers.etag)) return reply.code(304).send();
  const accepted = headers['accept-encoding'];
  const encoding =
    page.body.length < smallest || accepted === undefined
      ? null
      : (negotiate(String(accepted), ['br', 'gzip']) as Encoding | null);
  reply.code(page.status);
  // Fastify would add a content type to the empty body of a redirect.
  if (encoding === null) return reply.send(page.body.length > 0 ? page.body : undefined);
  return reply.header('content-encoding', encoding).send(await encode(page, encoding));
}

/** Tells whether an `If-None-Match` header contains the tag. */
function isKnown(header: string | undefined, tag: string | undefined): boolean {
  if (header === undefined || tag === undefined) return false;
  return header.split(',').some((one) => one.trim() === tag || one.trim() === '*');
}

/** Returns the body in an encoding, compressed once, off the main thread, and cached with the page. */
function encode({ body, encoded }: Page, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const compressed = encoding === 'br' ? compressBrotli(body) : promisify(gzip)(body, { level: 6 });
  encoded.set(encoding, compressed);
  return compressed;
}

function compressBrotli(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
