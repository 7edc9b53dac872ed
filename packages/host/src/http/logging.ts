import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';

const acceptableId = /^[\w.:-]{1,64}$/;

/** Returns the caller's `x-request-id` if it is safe to log, otherwise a new id. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && acceptableId.test(given) ? given : randomUUID();
}

/** Creates a logger of JSON lines, without headers, because they contain tokens. `app` is the name of the host. */
export function createLogger(app: string, level: string): Logger {
  return pino({
    level,
    base: { app },
    // PostgreSQL's `detail` quotes values of the row, such as an e-mail address.
    redact: ['headers.authorization', 'headers.cookie', 'headers["x-refresh-token"]', 'err.detail'],
  });
}

/** Called every few seconds by monitoring. */
const unlogged: ReadonlySet<string> = new Set(['/health', '/ready']);

/** One line for each request when it has been answered. */
export function logRequests(server: FastifyInstance): void {
  if (!(server.log as Logger).isLevelEnabled('info')) return;
  server.addHook('onResponse', (request, reply, done) => {
    const { method, ip } = request;
    if (unlogged.has(request.url)) return done();
    const url = loggedPath(request.url);
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, url, ip, status: reply.statusCode, milliseconds }, 'answered');
    done();
  });
}

/** The path of an address for a log: without the query, which holds searches, texts and codes, and without the key of a download. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/^(\/+downloads\/)[^/]+/i, '$1***');
}
