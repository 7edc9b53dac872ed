import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';

const acceptableId = /^[\w.:-]{1,64}$/;

/** The caller's `x-request-id` when it is fit to be written to a log, else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && acceptableId.test(given) ? given : randomUUID();
}

/** One JSON line for each event, without headers: they hold tokens. `app` is the host that writes. */
export function createLogger(app: string, level: string): Logger {
  return pino({
    level,
    base: { app },
    redact: ['headers.authorization', 'headers.cookie', 'headers["x-refresh-token"]'],
  });
}

/** Asked every few seconds by whatever watches the server. */
const unlogged: ReadonlySet<string> = new Set(['/health', '/ready']);

/** One line for each request when it has been answered; without the query where that may hold a secret. */
export function logRequests(server: FastifyInstance, { query = true } = {}): void {
  if (!(server.log as Logger).isLevelEnabled('info')) return;
  server.addHook('onResponse', (request, reply, done) => {
    const { method, ip } = request;
    if (unlogged.has(request.url)) return done();
    const url = withoutSecrets(query ? request.url : (request.url.split('?', 1)[0] ?? ''));
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, url, ip, status: reply.statusCode, milliseconds }, 'answered');
    done();
  });
}

/** Addresses that open something to whoever has them: a download, a link of a mail, a code of a sign-in. */
const bearerPath = /^(\/+downloads\/)[^/?]+/i;
const bearerField = /([?&](?:token|code|state)=)[^&#]*/gi;

/** An address as it may stand in a log: what alone would let somebody in is left out. */
export function withoutSecrets(url: string): string {
  return url.replace(bearerPath, '$1***').replace(bearerField, '$1***');
}
