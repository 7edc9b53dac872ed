import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds in which the body has to come in, where it may be large. */
    bodyTime?: number;
  }
}

/**
 * Ends requests whose body does not come in within so many milliseconds, or the route's own `bodyTime`. Node's requestTimeout
 * knows one time for all routes.
 */
export function limitBodyTime(server: FastifyInstance, usual: number): void {
  // Node checks heads apart from bodies once it has no time for the whole.
  server.server.headersTimeout = Math.min(usual, 60_000);
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    // A request that was injected has no connection that could be late.
    if (raw.complete || !hasBody(raw.headers) || !(raw.socket instanceof Socket)) return done();
    const time = request.routeOptions.config?.bodyTime ?? usual;
    const end = () => {
      const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.server.emit('clientError', error, raw.socket);
    };
    const timer = setTimeout(end, time).unref();
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
    done();
  });
}

function hasBody(headers: Record<string, unknown>): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}
