import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Bytes that a form may have. */
export const formBodyLimit = 64 * 1024;

/**
 * Whether a form was sent by a page of the site itself. Browsers say where a request comes from: newer ones in
 * `Sec-Fetch-Site`, all of them in `Origin`. A client that sends neither is no browser, so nobody was tricked into sending it.
 */
export function isOwnForm(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { 'sec-fetch-site': from, origin, host } = headers;
  if (from !== undefined) return from === 'same-origin' || from === 'none';
  if (origin === undefined || origin === siteOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** The request that the application sees; the API counts forms by the client's address in `x-forwarded-for`. */
export function toFormRequest(url: string, request: FastifyRequest): Request {
  const { headers, socket } = request;
  const nearest = socket.remoteAddress ?? '';
  const given = headers['x-forwarded-for'];
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': headers['content-type'] ?? '',
      'x-forwarded-for': given ? `${String(given)}, ${nearest}` : nearest,
    },
    body: new Uint8Array(request.body as Buffer),
  });
}
