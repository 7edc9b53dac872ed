import { hash } from 'node:crypto';
import { negotiate } from '@fastify/accept-negotiator';
import type { CountedPage } from '@wbn/contract/figures/counted-visits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, PageBody } from './page-body.ts';

/** A rendered response. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody;
  /** The page may be cached and sent to others. */
  readonly isShared: boolean;
  /** Purges tell when the page has changed; other pages expire by time alone. */
  readonly isPurged: boolean;
  /** Keys of what it shows, such as `business:<id>`. */
  readonly surrogateKeys: readonly string[];
  /** What the figures of companies count when somebody reads it. */
  readonly counted?: CountedPage | undefined;
}

interface PageFacts {
  readonly counted?: CountedPage | undefined;
  readonly isPurged?: boolean;
}

/** Adds ETag and what the cache needs to a rendered response. */
export function createPage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  { counted, isPurged = false }: PageFacts = {},
): Page {
  return {
    status,
    headers: {
      ...headers,
      vary: 'accept-encoding',
      // Weak, because all encodings share it.
      ...(status === 200 && { etag: `W/"${hash('sha1', body, 'base64url')}"` }),
    },
    body: new PageBody(body),
    isShared: status === 200 && headers['cache-control']?.startsWith('public') === true,
    isPurged,
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
    page.body.isSmall || accepted === undefined
      ? null
      : (negotiate(String(accepted), ['br', 'gzip']) as Encoding | null);
  reply.code(page.status);
  const sent = await page.body.read(encoding);
  // Fastify would add a content type to the empty body of a redirect.
  if (encoding === null) return reply.send(sent.length > 0 ? sent : undefined);
  return reply.header('content-encoding', encoding).send(sent);
}

/** Tells whether an `If-None-Match` header contains the tag. */
function isKnown(header: string | undefined, tag: string | undefined): boolean {
  if (header === undefined || tag === undefined) return false;
  return header.split(',').some((one) => one.trim() === tag || one.trim() === '*');
}
