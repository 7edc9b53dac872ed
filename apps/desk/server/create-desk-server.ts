import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { prepareErrorReply } from '@wbn/host/errors/handle-errors.ts';
import { createFastify } from '@wbn/host/http/create-fastify.ts';
import { type Readiness, serveHealth } from '@wbn/host/http/health.ts';
import { logRequests } from '@wbn/host/http/logging.ts';
import { securityHeaders } from '@wbn/host/http/security-headers.ts';
import { OverloadedError } from '@wbn/host/limits/admission.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { writeAddresses } from './desk-document.ts';
import type { Settings } from './settings.ts';

export interface DeskServerOptions {
  readonly settings: Settings;
  readonly readiness: Readiness;
  /** Returns the document of an address, with marks in place of the addresses of other hosts. */
  readonly readDocument: (url: string) => Promise<string>;
  /** Adds the scripts and styles: those of the build, or Vite's in development. */
  readonly serveAssets: (server: FastifyInstance) => Promise<void>;
  /** False in development, because Vite writes inline scripts. */
  readonly hasPolicy: boolean;
}

/** File extensions whose missing files are answered with a plain 404 instead of the document. */
const fileEnding = /\.(?:css|ico|js|json|map|png|svg|txt|woff2?)$/i;

/** Creates the HTTP server of the desk: one document for all addresses, which only staff have a use for. */
export async function createDeskServer(options: DeskServerOptions): Promise<FastifyInstance> {
  const { settings } = options;
  const server = createFastify({
    app: 'desk',
    logLevel: settings.logLevel,
    trustedProxies: settings.trustedProxies,
    headers: headersOf(options),
    requestTimeout: 15_000,
    bodyLimit: 1024,
    answerError,
    refusal: { type: 'text/plain; charset=utf-8', body: new OverloadedError().message },
  });
  logRequests(server);
  serveHealth(server, options.readiness);
  await server.register(fastifyCompress, { encodings: ['br', 'gzip'] });
  await options.serveAssets(server);
  server.get('/robots.txt', (_request, reply) =>
    sendText(reply.header('cache-control', 'public, max-age=86400'), 200, 'User-agent: *\nDisallow: /\n'),
  );
  server.get('/*', async (request, reply) => {
    if (fileEnding.test(request.url.split('?', 1)[0] ?? '')) return reply.callNotFound();
    const html = writeAddresses(await options.readDocument(request.url), settings);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });
  server.setNotFoundHandler(async ({ method }, reply) => {
    reply.header('cache-control', 'no-store');
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead) return sendText(reply.header('allow', 'GET, HEAD'), 405, 'This address can only be read.');
    return sendText(reply, 404, 'Not found');
  });
  return server;
}

/** Serves the compiled scripts and styles; their names contain a hash of the content. */
export async function serveBuild(server: FastifyInstance, buildDir: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: buildDir,
    // One route per file, listed at the start: a missing file needs no disk access.
    wildcard: false,
    index: false,
    globIgnore: ['index.html'],
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        path.includes('assets') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  });
}

function headersOf({ settings, hasPolicy }: DeskServerOptions): Record<string, string> {
  return {
    ...securityHeaders({ pages: true }),
    // The address may name a person or company; no other host should learn it.
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    ...(hasPolicy && { 'content-security-policy': contentSecurityPolicy(settings) }),
  };
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { message } = prepareErrorReply(error, request, reply);
  sendText(reply, reply.statusCode, message);
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
