import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { usualBodyLimit } from '../errors/error-reply.ts';
import { handleBrokenRequest, handleError } from '../errors/handle-errors.ts';
import { noteAllowedMethods } from './allowed-methods.ts';
import { limitBodies } from './limit-bodies.ts';
import { createLogger, requestId } from './logging.ts';
import { refuseBrokenText } from './refuse-broken-text.ts';

export interface FastifyRules {
  /** The host's name in its log. */
  readonly app: string;
  readonly logLevel: string;
  /** Addresses and ranges whose `x-forwarded-for` is believed. */
  readonly trustedProxies: readonly string[];
  /** Headers of every reply. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds in which a request has to come in, but for routes with a `bodyTime`. */
  readonly requestTimeout: number;
  /** Milliseconds after which a silent connection is closed. */
  readonly connectionTimeout?: number;
  readonly bodyLimit?: number;
  readonly routerOptions?: FastifyServerOptions['routerOptions'];
  /** Answers what is thrown; absent: by the contract's errors. */
  readonly answerError?: typeof handleError;
}

/** Fastify as every host has it: one log, one way to read addresses and to answer what is thrown. */
export function createFastify(rules: FastifyRules): FastifyInstance {
  const { trustedProxies, headers, answerError = handleError } = rules;
  const server = Fastify({
    loggerInstance: createLogger(rules.app, rules.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: rules.bodyLimit ?? usualBodyLimit,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    // Bodies are held to `limitBodies`, heads to Node's own limit: an upload may take longer than anything else.
    requestTimeout: 0,
    ...(rules.connectionTimeout === undefined ? {} : { connectionTimeout: rules.connectionTimeout }),
    forceCloseConnections: 'idle',
    // What still comes in over a kept connection while the server stops is answered, and the connection closed.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, ...rules.routerOptions },
    // An address that no route could be looked up by comes past all hooks.
    frameworkErrors: (error, request, reply) => {
      const { method, ip } = request;
      reply.headers(headers).header('x-request-id', request.id);
      request.log.info({ method, url: request.url.split('?', 1)[0], ip, code: error.code }, 'refused');
      answerError(error, request, reply);
    },
    clientErrorHandler: handleBrokenRequest,
  }) as unknown as FastifyInstance;
  closeSilentConnections(server);
  noteAllowedMethods(server);
  server.setErrorHandler(answerError);
  limitBodies(server, { usual: rules.requestTimeout });
  refuseBrokenText(server);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  return server;
}

/** Browsers open connections ahead. Node counts one without a request as busy, and a stop would wait until it times out. */
function closeSilentConnections(server: FastifyInstance): void {
  const open = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
