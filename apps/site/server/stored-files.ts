import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/** As the API names files; nothing else of the API can be reached this way. */
const fileAddress = /^\/files\/(?:[\w-]+\/)+[\w-]+\.\w+$/;
const asked = ['accept', 'if-none-match', 'if-modified-since', 'range', 'x-request-id'];
const answered = [
  ...['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'],
  ...['cache-control', 'content-security-policy', 'cross-origin-resource-policy', 'retry-after'],
];

/** Passes requests for uploaded files on to the API, where no reverse proxy does it. */
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
          // Pictures are compressed already, and a range is one of the file's own bytes.
          'accept-encoding': 'identity',
          // Else `fetch` adds `no-cache` to `if-none-match`, and the API would send the file whole.
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
      // Without the API pages fail too, and that is logged.
      return reply.code(502).header('cache-control', 'no-store').send();
    } finally {
      // For the head of the answer alone: a film may take longer.
      clearTimeout(timer);
    }
  });
}
