import fastifyCompress from '@fastify/compress';
import fastifyEtag from '@fastify/etag';
import fastifyStatic from '@fastify/static';
import { accountCalls } from '@wbn/contract/account/account-calls.ts';
import type { Call } from '@wbn/contract/call.ts';
import type { ListedCall } from '@wbn/contract/calls.ts';
import type { TokenCheck } from '@wbn/host/access/token-check.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { allowOrigins } from '@wbn/host/http/allow-origins.ts';
import { createFastify } from '@wbn/host/http/create-fastify.ts';
import { type Readiness, serveHealth } from '@wbn/host/http/health.ts';
import { logRequests } from '@wbn/host/http/logging.ts';
import { securityHeaders } from '@wbn/host/http/security-headers.ts';
import { createAdmission } from '@wbn/host/limits/admission.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { createOriginCheck, requireOrigin } from './allowed-origins.ts';
import type { BoundHandler, BoundStream } from './define-handler.ts';
import { makeOpenApi, serveDocs } from './openapi.ts';
import { registerCall, routePath } from './register-call.ts';
import { registerFileCall } from './register-file-call.ts';
import { registerStreamCall } from './register-stream-call.ts';

/** Serves stored files at `/files/` as immutable, because a file name contains the hash of its content. */
export async function serveFiles(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    // The plugin's own route compares each name with a list of the whole folder, which takes 92 ms of CPU for a
    // picture among 100,000.
    serve: false,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    setHeaders(reply) {
      // An uploaded file may display itself but must not run or load anything.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  server.get<{ Params: { '*': string } }>('/files/*', ({ params }, reply) => reply.sendFile(params['*']));
}

/** Answers requests without a route: 405 with `Allow` when only the method is wrong, otherwise 404. */
async function refuseUnknown(request: FastifyRequest, reply: FastifyReply): Promise<never> {
  const path = request.url.split('?', 1)[0] ?? '/';
  const allowed = request.server.allowedMethods(path);
  // Also reached for a missing file.
  if (allowed.length === 0 || allowed.includes(request.method))
    throw new CallError('NotFound', `There is no call at ${path}. All calls: /docs`);
  reply.header('allow', allowed.join(', '));
  throw new CallError('MethodNotAllowed', `${path} takes ${allowed.join(', ')}, not ${request.method}.`);
}

export interface ServerSettings {
  readonly production: boolean;
  readonly corsOrigins: readonly string[];
  readonly siteUrl: string | undefined;
  /** Origin of the operator's desk. */
  readonly deskUrl: string | undefined;
  readonly accountsUrl: string;
  readonly logLevel: string;
  /** Milliseconds, like the next. */
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
  readonly trustedProxies: readonly string[];
  /** Maximum concurrent costly calls; further ones get 503 at once. */
  readonly callsUnderWay: number;
}

interface ServerOptions {
  readonly settings: ServerSettings;
  readonly calls: readonly ListedCall[];
  readonly handlers: readonly (BoundHandler | BoundStream)[];
  readonly services: Services;
  readonly checkToken: TokenCheck;
  /** Folder served at `/files/`. */
  readonly filesDir: string;
  /** Adds routes besides calls. */
  readonly addRoutes?: (server: FastifyInstance) => Promise<void>;
  readonly readiness: Readiness;
}

/** Creates the API host with every call of the contract, ready to listen. Throws when a call has no handler. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { settings, calls, handlers, services } = options;
  const bound = matchHandlers(calls, handlers);
  const server = createFastify({
    app: 'api',
    headers: securityHeaders(),
    ...settings,
    routerOptions: { maxParamLength: 200 },
  });
  server.removeContentTypeParser('text/plain');
  logRequests(server);
  await allowOrigins(server, {
    isAllowed: createOriginCheck(settings),
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'x-refresh-token', 'content-type', 'idempotency-key', 'x-request-id'],
    exposedHeaders: ['x-request-id', 'content-language', 'retry-after'],
  });
  const urls = new Set(calls.map(routePath));
  // Besides the token: pages of a site make no call of the desk, and those of the desk no other.
  server.addHook('onRequest', async ({ headers: { origin }, routeOptions: { url } }) => {
    if (origin && url && urls.has(url)) requireOrigin(url, origin, settings.deskUrl);
  });
  await server.register(fastifyCompress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1024,
  });
  server.setNotFoundHandler(refuseUnknown);
  // Runs before the body is read, which may fail for another reason.
  server.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS') return;
    if (request.is404 || server.hasMoreSpecificRoute(request)) await refuseUnknown(request, reply);
  });

  const admission = createAdmission(settings.callsUnderWay);
  const register = (scope: FastifyInstance, handler: BoundHandler) =>
    registerCall(scope, handler, services, options.checkToken, admission);
  for (const handler of bound) {
    if ('listen' in handler) registerStreamCall(server, handler, services, options.checkToken);
    else if (handler.call.fileType)
      await registerFileCall(server, handler.call.fileType, (scope) => register(scope, handler));
    else if (!handler.call.freshSeconds) register(server, handler);
  }
  await server.register(async (scope) => {
    await scope.register(fastifyEtag, { weak: true });
    for (const handler of bound)
      if ('handle' in handler && handler.call.freshSeconds) register(scope, handler);
  });
  serveHealth(server, options.readiness);
  await serveFiles(server, options.filesDir);
  await options.addRoutes?.(server);
  serveDocs(
    server,
    makeOpenApi(
      [...calls, ...accountCalls.map((call) => ({ ...call, room: 'account' }))],
      settings.accountsUrl,
    ),
  );
  return server;
}

/** Pairs every call with its handler, in the order of the contract. */
function matchHandlers<Handler extends BoundHandler | BoundStream>(
  calls: readonly Call[],
  handlers: readonly Handler[],
): Handler[] {
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]));
  const missing = calls.filter((call) => !byName.has(call.name)).map((call) => call.name);
  if (missing.length > 0) throw new Error(`Calls of the contract without a handler: ${missing.join(', ')}`);
  return calls.flatMap((call) => byName.get(call.name) ?? []);
}
