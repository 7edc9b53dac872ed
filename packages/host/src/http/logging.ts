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
    redact: ['headers.authorization', 'headers.cookie', 'headers["x-refresh-token"]'],
  });
}

/** Called every few seconds by monitoring. */
const unlogged: ReadonlySet<string> = new Set(['/health', '/ready']);

/** Logs one line per answered request; `query: false` omits the query where it may contain a secret. */
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

/** Paths that grant access to anyone who knows them, such as downloads. */
const bearerPath = /^(\/+downloads\/)[^/?]+/i;
const bearerField = /([?&](?:token|code|state)=)[^&#]*/gi;

/** Returns a URL for the log without parts that grant access. */
export function withoutSecrets(url: string): string {
  return url.replace(bearerPath, '$1***').replace(bearerField, '$1***');
}
