import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Maximum size of a form in bytes. */
export const formBodyLimit = 64 * 1024;

/**
 * Tells whether a form was sent by the site's own page (CSRF check), by `Sec-Fetch-Site` in newer browsers and
 * `Origin` in all. A client that sends neither is no browser.
 */
export function isOwnForm(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { 'sec-fetch-site': from, origin, host } = headers;
  if (from !== undefined) return from === 'same-origin' || from === 'none';
  if (origin === undefined || origin === siteOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** Converts to the Request that the application receives; `x-forwarded-for` lets the API limit forms per client. */
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
