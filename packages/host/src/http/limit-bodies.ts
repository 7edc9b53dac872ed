import { Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds in which the body has to come in, where it may be large. */
    bodyTime?: number;
  }
}

export interface BodyLimits {
  /** Milliseconds in which a body has to come in, but for routes with a `bodyTime`. */
  readonly usual: number;
  /** Milliseconds in which a large body has to bring `leastBytes`, and in which the rest of a refused one may pass by. */
  readonly patience?: number;
}

/** Of a large body within `patience`: 1 kB a second. */
const leastBytes = 30 * 1024;

/**
 * Ends requests whose body comes in too slowly, and lets the rest of a body pass by once it is answered: what stays unread on a
 * connection would keep the next request on it waiting for ever. Node's requestTimeout knows one time for all routes.
 */
export function limitBodies(server: FastifyInstance, { usual, patience = 30_000 }: BodyLimits): void {
  // Node checks heads apart from bodies once it has no time for the whole.
  server.server.headersTimeout = Math.min(usual, 60_000);
  const passingBy = new Set<Socket>();
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const { socket } = raw;
    // A request that was injected has no connection that could be late.
    if (raw.complete || !hasBody(raw.headers) || !(socket instanceof Socket)) return done();
    const end = () => {
      if (reply.raw.headersSent) return socket.destroy();
      const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      return server.server.emit('clientError', error, socket);
    };
    const time = request.routeOptions.config?.bodyTime;
    let before = socket.bytesRead;
    const checkPace = () => {
      if (socket.bytesRead - before < leastBytes) end();
      before = socket.bytesRead;
    };
    const timers = [
      setTimeout(end, time ?? usual).unref(),
      ...(time === undefined ? [] : [setInterval(checkPace, patience).unref()]),
    ];
    reply.raw.once('finish', () => {
      if (raw.complete) return;
      passingBy.add(socket);
      timers.push(setTimeout(end, patience).unref());
    });
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
      passingBy.delete(socket);
      socket.off('close', stop);
    };
    // A reader may have given up the request, and then only its connection tells of the end.
    raw.once('end', stop);
    socket.once('close', stop);
    done();
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    const { raw } = request;
    if (raw.complete || !hasBody(raw.headers)) return done();
    // Closing at once, as Fastify wants it for what is too large, would take the answer from who is still sending.
    if (raw.destroyed) reply.header('connection', 'close');
    else reply.removeHeader('connection');
    raw.unpipe();
    raw.resume();
    done();
  });
  server.addHook('preClose', async () => {
    for (const socket of passingBy) socket.destroy();
  });
}

/** The body of a request for readers that may give up half-way: only they end then, not the request. */
export function openBody(request: Readable): Readable {
  const body = new PassThrough();
  // Nobody may read it any more when the request breaks off.
  body.on('error', () => undefined);
  request.once('error', (error) => body.destroy(error));
  return request.pipe(body);
}

function hasBody(headers: Record<string, unknown>): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}
