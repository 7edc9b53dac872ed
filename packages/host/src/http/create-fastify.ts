import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { defaultBodyLimit } from '../errors/error-reply.ts';
import { handleBrokenRequest, handleError } from '../errors/handle-errors.ts';
import { type Refusal, shedLoad } from '../limits/shed-load.ts';
import { recordAllowedMethods } from './allowed-methods.ts';
import { limitBodies } from './limit-bodies.ts';
import { createLogger, loggedPath, requestId } from './logging.ts';
import { refuseBrokenText } from './refuse-broken-text.ts';

export interface FastifyRules {
  /** Name of the host in its log. */
  readonly app: string;
  readonly logLevel: string;
  /** Addresses and ranges whose `x-forwarded-for` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Headers of every reply. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds to receive a request, except on routes with a `bodyTime`. */
  readonly requestTimeout: number;
  /** Milliseconds after which an idle connection is closed. */
  readonly connectionTimeout?: number;
  readonly bodyLimit?: number;
  readonly routerOptions?: FastifyServerOptions['routerOptions'];
  /** Error handler; by default errors of the contract. */
  readonly answerError?: typeof handleError;
  /** Answer to requests that are refused under overload; by default an error of the contract. */
  readonly refusal?: Refusal;
}

/** Connections that wait to be accepted: the system's own limit, `net.core.somaxconn`, because it lowers a greater one. Node's default is 511. */
export const backlog = 65_535;

/** Creates a Fastify server with the settings shared by all hosts: log, proxies, error handling. */
export function createFastify(rules: FastifyRules): FastifyInstance {
  const { trustedProxies, headers, answerError = handleError } = rules;
  const server = Fastify({
    loggerInstance: createLogger(rules.app, rules.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: rules.bodyLimit ?? defaultBodyLimit,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    // `limitBodies` times bodies and Node's own limit times headers, because an upload may take longer than other
    // requests.
    requestTimeout: 0,
    ...(rules.connectionTimeout === undefined ? {} : { connectionTimeout: rules.connectionTimeout }),
    forceCloseConnections: 'idle',
    // Requests that arrive on kept-alive connections during shutdown are answered, then the connection is closed.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, ...rules.routerOptions },
    // An unroutable URL skips all hooks, so headers and log line are added here.
    frameworkErrors: (error, request, reply) => {
      const { method, ip } = request;
      reply.headers(headers).header('x-request-id', request.id);
      request.log.info({ method, url: loggedPath(request.url), ip, code: error.code }, 'refused');
      answerError(error, request, reply);
    },
    clientErrorHandler: handleBrokenRequest,
  }) as unknown as FastifyInstance;
  shedLoad(server, rules.refusal);
  closeSilentConnections(server);
  recordAllowedMethods(server);
  server.setErrorHandler(answerError);
  limitBodies(server, { usual: rules.requestTimeout });
  refuseBrokenText(server);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  return server;
}

/**
 * Closes connections without a request on shutdown. Browsers open connections in advance; Node counts these as busy
 * and would wait for their timeout.
 */
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
