import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/** Paths of the API's files; no other path of the API can be reached this way. */
const fileAddress = /^\/files\/(?:[\w-]+\/)+[\w-]+\.\w+$/;
const asked = ['accept', 'if-none-match', 'if-modified-since', 'range', 'x-request-id'];
const answered = [
  ...['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'],
  ...['cache-control', 'content-security-policy', 'cross-origin-resource-policy', 'retry-after'],
];

/** Proxies uploaded files from the API where no reverse proxy does. */
export function serveStoredFiles(
  server: FastifyInstance,
  { apiUrl, apiTimeout }: Pick<Settings, 'apiUrl' | 'apiTimeout'>,
): void {
  server.get('/files/*', async ({ url, headers }, reply) => {
    const [path = ''] = url.split('?', 1);
    if (!fileAddress.test(path)) return reply.callNotFound();
    const sent = asked.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), apiTimeout);
    try {
      const answer = await fetch(apiUrl + path, {
        headers: {
          ...Object.fromEntries(sent),
          // Pictures are already compressed, and ranges refer to the uncompressed file.
          'accept-encoding': 'identity',
          // Otherwise `fetch` sends `no-cache` with `if-none-match`, and the API answers with the whole file.
          'cache-control': 'max-age=0',
        },
        redirect: 'manual',
        signal: late.signal,
      });
      for (const name of answered) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return reply.code(answer.status).send(answer.body ?? undefined);
    } catch {
      // Not logged: pages fail without the API too, and that is logged.
      return reply.code(502).header('cache-control', 'no-store').send();
    } finally {
      // The timeout applies to the response headers only; a film may take longer.
      clearTimeout(timer);
    }
  });
}
