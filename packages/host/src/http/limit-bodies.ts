import { Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds to receive a body, for routes with large ones. */
    bodyTime?: number;
  }
}

export interface BodyLimits {
  /** Milliseconds to receive a body, except on routes with a `bodyTime`. */
  readonly usual: number;
  /**
   * Milliseconds in which a large body has to deliver `leastBytes`, and in which the rest of a refused body may
   * arrive.
   */
  readonly patience?: number;
}

/** Minimum bytes of a large body per `patience`: 1 kB per second. */
const leastBytes = 30 * 1024;

/**
 * Ends requests whose body arrives too slowly, and discards the rest of a body after the reply, because unread data
 * would block the next request on the connection. Node's `requestTimeout` is the same for all routes.
 */
export function limitBodies(server: FastifyInstance, { usual, patience = 30_000 }: BodyLimits): void {
  // Node times headers separately only when `requestTimeout` is off.
  server.server.headersTimeout = Math.min(usual, 60_000);
  const passingBy = new Set<Socket>();
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const { socket } = raw;
    // An injected request has no socket to time out.
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
    // A reader may have destroyed the request, in which case only the socket emits the end.
    raw.once('end', stop);
    socket.once('close', stop);
    done();
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    const { raw } = request;
    if (raw.complete || !hasBody(raw.headers)) return done();
    // Fastify closes the connection at once for too large bodies; a client that is still sending would lose the
    // reply.
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

/** Returns a copy of the body stream for readers that may stop half-way, without destroying the request. */
export function pipeBody(request: Readable): Readable {
  const body = new PassThrough();
  // There may be no reader left when the request fails.
  body.on('error', () => undefined);
  request.once('error', (error) => body.destroy(error));
  return request.pipe(body);
}

function hasBody(headers: Record<string, unknown>): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}
