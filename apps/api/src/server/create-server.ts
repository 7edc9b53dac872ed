import fastifyCompress from '@fastify/compress';
import fastifyCors from '@fastify/cors';
import { accountCalls } from '@wbn/contract/account/account-calls.ts';
import type { Call } from '@wbn/contract/call.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serveDownloads } from '../business/downloads/serve-downloads.ts';
import type { DiskStore } from '../files/disk-store.ts';
import { receiveFiles } from '../files/receive-files.ts';
import type { Settings } from '../settings.ts';
import { createOriginCheck } from './allowed-origins.ts';
import type { BoundHandler } from './define-handler.ts';
import { serveDocs } from './docs-page.ts';
import { serveFiles } from './files.ts';
import { handleBrokenRequest, handleError } from './handle-errors.ts';
import { createUnknownPathHandler } from './handle-unknown-path.ts';
import { serveHealth } from './health.ts';
import { limitBodyTime } from './limit-body-time.ts';
import { createLogger, logRequests, requestId } from './logging.ts';
import { makeOpenApi } from './openapi.ts';
import { registerCall } from './register-call.ts';
import { registerFileCall } from './register-file-call.ts';
import { compileSerialiser } from './reply-schema.ts';
import { securityHeaders } from './security-headers.ts';
import type { Services } from './services.ts';
import type { TokenCheck } from './token-check.ts';

const bodyLimit = 256 * 1024;

export interface ServerOptions {
  settings: Pick<
    Settings,
    | 'production'
    | 'corsOrigins'
    | 'siteUrl'
    | 'accountsUrl'
    | 'logLevel'
    | 'requestTimeout'
    | 'connectionTimeout'
    | 'trustedProxies'
  >;
  calls: readonly Call[];
  handlers: readonly BoundHandler[];
  services: Services;
  checkToken: TokenCheck;
  /** Folder behind `/files/`. */
  filesDir: string;
  /** When this host itself takes what people send; absent with a store elsewhere. */
  diskStore?: DiskStore | undefined;
  isReady: () => Promise<boolean>;
}

/** The API host with every call of the contract, ready to listen. Throws when a call has no handler. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { settings, calls, handlers, services } = options;
  const bound = matchHandlers(calls, handlers);
  const server = Fastify({
    loggerInstance: createLogger(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit,
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    // Bodies are held to `limitBodyTime`, heads to Node's own limit: an upload may take longer than anything else.
    requestTimeout: 0,
    connectionTimeout: settings.connectionTimeout,
    forceCloseConnections: 'idle',
    // What still comes in over a kept connection while the server stops is answered, and the connection closed.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 200 },
    frameworkErrors: handleError,
    clientErrorHandler: handleBrokenRequest,
  }) as unknown as FastifyInstance;

  server.removeContentTypeParser('text/plain');
  server.setErrorHandler(handleError);
  server.setSerializerCompiler(compileSerialiser);
  logRequests(server);
  limitBodyTime(server, settings.requestTimeout);
  await protect(server, settings);
  await server.register(fastifyCompress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1024,
  });
  server.setNotFoundHandler(createUnknownPathHandler(calls));

  for (const handler of bound) {
    if (handler.call.fileType)
      await registerFileCall(server, handler.call.fileType, (scope) =>
        registerCall(scope, handler, services, options.checkToken),
      );
    else registerCall(server, handler, services, options.checkToken);
  }
  serveDownloads(server, services);
  serveHealth(server, options.isReady);
  await serveFiles(server, options.filesDir);
  if (options.diskStore) await receiveFiles(server, options.diskStore);
  await serveDocs(server, makeOpenApi([...calls, ...accountCalls], settings.accountsUrl));
  return server;
}

async function protect(server: FastifyInstance, settings: ServerOptions['settings']): Promise<void> {
  const headers = securityHeaders();
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  const mayCall = createOriginCheck(settings);
  await server.register(fastifyCors, {
    origin: (origin, answer) => answer(null, origin !== undefined && mayCall(origin)),
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'x-refresh-token', 'content-type', 'idempotency-key', 'x-request-id'],
    exposedHeaders: ['x-request-id', 'content-language', 'retry-after'],
    maxAge: 7200,
    strictPreflight: false,
  });
}

/** Every call with its handler, in the order of the contract. */
function matchHandlers(calls: readonly Call[], handlers: readonly BoundHandler[]): BoundHandler[] {
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]));
  const missing = calls.filter((call) => !byName.has(call.name)).map((call) => call.name);
  if (missing.length > 0) throw new Error(`Calls of the contract without a handler: ${missing.join(', ')}`);
  return calls.flatMap((call) => byName.get(call.name) ?? []);
}
