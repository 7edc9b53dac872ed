import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { type CountedPage, countedHeader } from '@wbn/contract/figures/counted-visits.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { prepareErrorReply } from '@wbn/host/errors/handle-errors.ts';
import { createFastify } from '@wbn/host/http/create-fastify.ts';
import { type Readiness, serveHealth } from '@wbn/host/http/health.ts';
import { logRequests } from '@wbn/host/http/logging.ts';
import { createAdmission, OverloadedError } from '@wbn/host/limits/admission.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PageAddress, readPageAddress } from '../routing/page-address.ts';
import { findRedirect } from './canonical-address.ts';
import type { VisitCounter } from './count-visits.ts';
import type { Site } from './find-site.ts';
import { formBodyLimit, isOwnForm, toFormRequest } from './forms.ts';
import type { LoadedEdition } from './load-editions.ts';
import { createPage, type Page, sendPage } from './page.ts';
import { PageCache } from './page-cache.ts';
import { pageHeaders, securityHeaders } from './page-headers.ts';
import type { Settings } from './settings.ts';
import { serveStoredFiles } from './stored-files.ts';

declare module 'fastify' {
  interface FastifyRequest {
    site: Site;
  }
}

/** Renders a page, or its data for the client's router, for an edition and language. */
export type RenderPage = (request: Request, view: EditionView) => Promise<Response>;

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface SiteServerOptions {
  readonly settings: Settings;
  readonly editions: ReadonlyMap<string, LoadedEdition>;
  readonly findSite: (host: string | undefined) => Site;
  readonly renderPage: RenderPage;
  readonly readiness: Readiness;
  /** Counts who reads pages of companies, products and results. */
  readonly visits: Pick<VisitCounter, 'note'>;
  /** Vite's middleware in development: it runs first, and pages have no content security policy. */
  readonly middleware?: Middleware;
}

/** File extensions whose missing files are answered with a plain 404 instead of a page. */
const fileEnding = /\.(?:avif|css|gif|ico|jpe?g|js|map|mp4|png|svg|webm|webp|woff2?)$/i;

/** Creates the HTTP server of the site and its page cache, which receives purges. */
export async function createSiteServer(
  options: SiteServerOptions,
): Promise<{ server: FastifyInstance; pages: PageCache }> {
  const { settings, middleware } = options;
  const server = createFastify({
    app: 'site',
    logLevel: settings.logLevel,
    trustedProxies: settings.trustedProxies,
    headers: {},
    requestTimeout: 30_000,
    bodyLimit: formBodyLimit,
    answerError,
    refusal: { type: 'text/plain; charset=utf-8', body: new OverloadedError().message },
  });
  logRequests(server);
  server.decorateRequest('site');
  server.addHook('onRequest', (request, reply, done) => {
    request.site = options.findSite(request.headers.host);
    reply.headers(securityHeaders(request.site.origin));
    done();
  });
  if (middleware)
    server.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
  server.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) return sendText(reply.header('allow', 'GET, HEAD'), 405, 'This address can only be read.');
    return sendText(reply, 404, 'Not found');
  });
  serveHealth(server, options.readiness);
  // Pages cache their own compressed bodies; routes enable compression where they need it.
  await server.register(fastifyCompress, { global: false, encodings: ['br', 'gzip'] });
  await serveAssets(server, settings.buildDir);
  serveEditionFiles(server, options.editions);
  serveStoredFiles(server, settings);
  const pages = new PageCache({
    bytes: settings.pageCacheBytes,
    freshSeconds: settings.pageCacheSeconds,
    longestSeconds: settings.pageCacheHours * 3600,
    onFailure(err) {
      if (err instanceof OverloadedError) return;
      server.log.error({ err }, 'a page could not be rendered again; the old one is kept');
    },
  });
  servePages(server, pages, options);
  return { server, pages };
}

/** Serves the compiled scripts, styles and fonts; their names contain a hash of the content. */
async function serveAssets(server: FastifyInstance, buildDir: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(buildDir, 'client'),
    // One route per file, listed at the start: a missing file needs no disk access.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    suppressWarning: true,
  });
}

/** Serves logo, icons and pictures of the host's edition. */
function serveEditionFiles(server: FastifyInstance, editions: SiteServerOptions['editions']): void {
  const paths = new Set([...editions.values()].flatMap(({ publicFiles }) => publicFiles));
  for (const path of paths)
    server.get(path, { compress: {} }, (request, reply) =>
      reply.sendFile(path, request.site.publicDir, { immutable: false, maxAge: '1h' }),
    );
}

/** Serves pages from the cache or rendered, redirects to canonical addresses, and forms. */
function servePages(server: FastifyInstance, pages: PageCache, options: SiteServerOptions): void {
  const { settings, renderPage, middleware, visits } = options;
  const admission = createAdmission(settings.pagesUnderWay);

  server.get('/*', async (request, reply) => {
    const { site } = request;
    const address = readPageAddress(site.edition, request.url);
    if (fileEnding.test(address.pathname)) return reply.callNotFound();
    const redirect = address.isData
      ? undefined
      : findRedirect(site.edition, address.pathname, address.givenSearch);
    if (redirect !== undefined) {
      // A query may contain personal data, such as a login code.
      reply.header('cache-control', redirect.includes('?') ? 'no-store' : 'public, max-age=3600');
      return reply.redirect(redirect, 301);
    }
    const url = `${site.origin}${address.pathname}${address.search}`;
    if (address.route.streamed) return sendStream(reply, site, address, url);
    let timing = 'cache';
    const page = await pages.load(url, () =>
      admission.run(async () => {
        const answer = await renderPage(new Request(url), site.views[address.language]);
        timing = answer.headers.get('server-timing') ?? timing;
        return toPage(answer, site, address);
      }),
    );
    reply.header('server-timing', timing);
    const sent = sendPage(request, reply, page);
    if (page.counted && request.method === 'GET') visits.note(request, address, page.counted);
    return sent;
  });

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post('/*', { onRequest: refuseForm }, async (request, reply) => {
    const { site } = request;
    const address = readPageAddress(site.edition, request.url);
    const url = `${site.origin}${address.pathname}${address.search}`;
    const answer = await renderPage(toFormRequest(url, request), site.views[address.language]);
    const page = await toPage(answer, site, address);
    return sendPage(request, reply.header('cache-control', 'no-store'), page);
  });

  async function toPage(answer: Response, site: Site, address: PageAddress): Promise<Page> {
    const body = Buffer.from(await answer.arrayBuffer());
    return createPage(answer.status, headersOf(answer, address, body, site), body, {
      counted: readCounted(answer),
      isPurged: address.route.cache === 'page',
    });
  }

  /** Streams responses that are too large to cache (sitemaps). */
  async function sendStream(reply: FastifyReply, site: Site, address: PageAddress, url: string) {
    const answer = await admission.run(() => renderPage(new Request(url), site.views[address.language]));
    reply.code(answer.status).headers(headersOf(answer, address, undefined, site));
    return answer.body ? reply.compress(answer.body) : reply.send();
  }

  function headersOf(answer: Response, { route }: PageAddress, body: Buffer | undefined, site: Site) {
    return pageHeaders(answer, middleware ? undefined : body, { settings, route, origin: site.origin });
  }
}

/** What the application says is to be counted when the page is read. */
function readCounted({ headers }: Response): CountedPage | undefined {
  const text = headers.get(countedHeader);
  return text === null ? undefined : (JSON.parse(decodeURIComponent(text)) as CountedPage);
}

/** Refuses a form before its body is read. */
async function refuseForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { route } = readPageAddress(request.site.edition, request.url);
  if (!route.hasAction)
    return sendText(reply.header('allow', 'GET, HEAD'), 405, 'This address can only be read.');
  if (route.actsByAddress) return undefined;
  if (!isOwnForm(request.headers, request.site.origin))
    return sendText(reply, 403, 'A form is taken from the pages of this site only.');
  if (!formTypes.test(request.headers['content-type'] ?? ''))
    return sendText(reply, 415, 'This is not a form.');
  return undefined;
}

const formTypes = /^application\/(?:x-www-form-urlencoded|json)\s*(?:;|$)/i;

const formFaults: Readonly<Record<number, string>> = { 413: 'The form is too large.' };

/** Answers an error as plain text, when no page can be rendered or expected. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { message } = prepareErrorReply(error, request, reply);
  sendText(reply, reply.statusCode, formFaults[reply.statusCode] ?? message);
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
