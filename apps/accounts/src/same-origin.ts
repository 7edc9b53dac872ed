import type { FastifyRequest } from 'fastify';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something: forms are only taken from pages of this host. Browsers say where a form was sent
 * from, in `Origin`; where a browser hides that it still says whether it was here, in `Sec-Fetch-Site`.
 */
export function isSameOrigin({ method, headers }: FastifyRequest, accountsUrl: string): boolean {
  if (safe.has(method)) return true;
  const { origin } = headers;
  if (origin !== undefined && origin !== 'null') return origin === accountsUrl;
  return headers['sec-fetch-site'] === 'same-origin';
}
