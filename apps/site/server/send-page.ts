import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createMapOf, getOrMake } from '../app/map-of.ts';
import { accepts, chooseEncoding, type Encoding } from './encoding.ts';
import { hasTag } from './entity-tag.ts';
import { encodePage, isCompressible, type Page } from './page.ts';

const headersOf = createMapOf<Page, Encoding, readonly string[]>();

/** Sends a whole page: in the best encoding the client takes, or 304 when the client has it already. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  requestId: string,
): Promise<void> {
  const encoding = isCompressible(page) ? chooseEncoding(request) : 'identity';
  if (page.status === 200 && hasTag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...rawHeaders(page, 'identity'), 'x-request-id', requestId]).end();
    return;
  }
  const encoded = encodePage(page, encoding);
  const body = encoded instanceof Promise ? await encoded : encoded;
  const length = ['content-length', String(body.length), 'x-request-id', requestId];
  response.writeHead(page.status, [...rawHeaders(page, encoding), ...length]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function rawHeaders(page: Page, encoding: Encoding): readonly string[] {
  return getOrMake(headersOf(page), encoding, () => [
    ...Object.entries(page.headers).flat(),
    ...['vary', 'accept-encoding'],
    ...(page.status === 200 ? ['etag', page.etag] : []),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]);
}

/** Sends an answer as it is being made, for those too large to be kept (sitemaps). */
export async function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const zipped = accepts(request, 'gzip');
  response.writeHead(answer.status, {
    ...headers,
    vary: 'accept-encoding',
    ...(zipped ? { 'content-encoding': 'gzip' } : {}),
  });
  if (request.method === 'HEAD' || !answer.body) {
    response.end();
    return;
  }
  const body = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  if (zipped) await pipeline(body, createGzip({ level: 6 }), response);
  else await pipeline(body, response);
}
