import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Admission } from '@wbn/host/limits/admission.ts';
import { createTurns } from '@wbn/host/limits/create-turns.ts';
import { OverloadedError } from '@wbn/host/limits/overloaded-error.ts';
import { type PageAddress, readPageAddress } from '../routing/page-address.ts';
import { type AnswerHeaderOptions, answerHeaders, isShared } from './answer-headers.ts';
import { findRedirect } from './canonical-address.ts';
import { securityHeaders } from './content-security-policy.ts';
import { countRefusals } from './count-refusals.ts';
import type { Site } from './find-site.ts';
import type { Log } from './log.ts';
import { createPage, type Page } from './page.ts';
import type { PageStore } from './page-store.ts';
import { readForm, toFormRequest } from './read-form.ts';
import type { RenderPage } from './render-page.ts';
import { createRequestIds } from './request-id.ts';
import { sendPage, sendStream } from './send-page.ts';
import type { ServeFile } from './static-files.ts';
import type { ServeStoredFile } from './stored-files.ts';
import { createViewOf } from './view-of.ts';

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface SiteServerOptions {
  readonly findSite: (host: string | undefined) => Site;
  readonly renderPage: RenderPage;
  readonly pages: PageStore;
  /** Bounds what is rendered; forms, which few send, are always taken. */
  readonly admission: Admission;
  readonly serveFile: ServeFile;
  readonly serveStoredFile: ServeStoredFile;
  readonly headers: Omit<AnswerHeaderOptions, 'secure' | 'cache' | 'takesCards'>;
  readonly log: Log;
  /** False while the server is stopping. */
  readonly isReady: () => boolean;
  /** Looks at requests first. */
  readonly middleware?: Middleware;
}

/** A picture, script or font that is none of ours; a page would be the wrong answer to whoever asks for one. */
const missingFile = /\.(?:avif|css|gif|ico|jpe?g|js|map|mp4|png|svg|webm|webp|woff2?)(?:\?|$)/i;

const overloaded = new OverloadedError();
/** Two thirds of what pages are drawn in each turn of the event loop: with less, refusals wait for each other; with more, whoever is let in waits for them. */
const inTurn = createTurns(8);

/** The website's HTTP server: files, redirects to the one right address, pages from memory or rendered. */
export function createSiteServer(options: SiteServerOptions): Server {
  const requestId = createRequestIds();
  const noteRefusal = countRefusals(options.log);
  const viewOf = createViewOf(options.headers);

  return createServer({ requestTimeout: 30_000, keepAliveTimeout: 65_000 }, (request, response) => {
    const id = requestId(request.headers['x-request-id']);
    // A proxy must not put its next request on a connection that is about to go.
    if (!options.isReady()) response.setHeader('connection', 'close');
    answer(request, response, id).catch((error: unknown) => {
      if (error instanceof OverloadedError) return refuse(response, error, id);
      // Of the address only the path: its query may hold what somebody wrote, or a code.
      options.log.error('The request failed', error, { requestId: id, url: request.url?.split('?', 1)[0] });
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong on our side. It has been written down.', id);
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const target = request.url ?? '/';
    if (request.method === 'POST') {
      const site = options.findSite(request.headers.host);
      const address = readPageAddress(site.edition, target);
      if (address.route.hasAction) return answerForm(request, response, site, address, id);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'This address can only be read.', id);
    }
    if (target === '/health') return sendText(response, 200, 'ok', id);
    if (target === '/ready') {
      return options.isReady() ? sendText(response, 200, 'ok', id) : sendText(response, 503, 'stopping', id);
    }
    if (!target.startsWith('/')) return sendText(response, 400, 'The address is not valid.', id);
    if (await options.serveStoredFile(request, response)) return;
    const site = options.findSite(request.headers.host);
    if (options.middleware && (await isAnsweredBy(options.middleware, request, response))) return;
    if (await options.serveFile(site.edition.id, request, response)) return;
    await servePage(request, response, site, target, id);
  }

  /** What was typed is nobody else's business: no answer to a form is kept. */
  async function answerForm(
    request: IncomingMessage,
    response: ServerResponse,
    site: Site,
    address: PageAddress,
    id: string,
  ): Promise<void> {
    const form = await readForm(request, site.origin);
    if ('refusal' in form) {
      // Whoever sends too much is not listened to any longer.
      if (!request.complete) response.setHeader('connection', 'close');
      return sendText(response, form.status, form.refusal, id);
    }
    const page = await render(site, address, toFormRequest(toRequest(site, address).url, form));
    const headers = { ...page.headers, 'cache-control': 'no-store' };
    return sendPage(request, response, { ...page, headers }, id);
  }

  async function servePage(
    request: IncomingMessage,
    response: ServerResponse,
    site: Site,
    target: string,
    id: string,
  ): Promise<void> {
    if (missingFile.test(target)) return sendText(response, 404, 'Not found', id);
    const address = readPageAddress(site.edition, target);
    const redirect = address.isData
      ? undefined
      : findRedirect(site.edition, address.pathname, address.givenSearch);
    if (redirect !== undefined) return sendRedirect(response, site, redirect, id);
    if (address.route.streamed) {
      const answer = await options.admission.run(() =>
        options.renderPage(toRequest(site, address), viewOf(site, address.language)),
      );
      const headers = { ...answerHeaders(answer, undefined, headerFacts(site, address)), 'x-request-id': id };
      return sendStream(request, response, answer, headers);
    }
    const key = `${site.origin}${address.pathname}${address.search}`;
    if (options.admission.isFull() && !options.pages.has(key)) return refuse(response, overloaded, id);
    const hasGone = () => response.destroyed;
    const page = options.pages.load(key, () => options.admission.run(() => render(site, address), hasGone));
    return sendPage(request, response, await page, id);
  }

  async function render(site: Site, address: PageAddress, request = toRequest(site, address)): Promise<Page> {
    const answer = await options.renderPage(request, viewOf(site, address.language));
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = answerHeaders(answer, body, headerFacts(site, address));
    const shared = isShared(answer.status, headers['cache-control']);
    return createPage({ status: answer.status, headers, body, shared });
  }

  function headerFacts(site: Site, { route }: PageAddress): AnswerHeaderOptions {
    const { cache, takesCards } = route;
    return { ...options.headers, secure: isSecure(site), cache, takesCards };
  }

  function toRequest(site: Site, address: PageAddress): Request {
    return new Request(`${site.origin}${address.pathname}${address.search}`);
  }

  function sendRedirect(response: ServerResponse, site: Site, location: string, id: string): void {
    response
      .writeHead(301, {
        ...securityHeaders(isSecure(site)),
        location,
        // A query may hold something personal, such as the code of a hand-off.
        'cache-control': location.includes('?') ? 'no-store' : 'public, max-age=3600',
        'x-request-id': id,
      })
      .end();
  }

  /** Costs next to nothing, so that those who were let in are not held up by it. */
  function refuse(response: ServerResponse, { message, retryAfter }: OverloadedError, id: string): void {
    noteRefusal();
    void inTurn(() => {
      response.setHeader('retry-after', String(retryAfter));
      sendText(response, 503, message, id);
    });
  }

  function sendText(response: ServerResponse, status: number, text: string, id: string): void {
    response
      .writeHead(status, {
        ...securityHeaders(false),
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-request-id': id,
      })
      .end(text);
  }
}

function isSecure(site: Site): boolean {
  return site.origin.startsWith('https:');
}

/** Lets a middleware look at a request; true when it has answered. */
function isAnsweredBy(
  middleware: Middleware,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(true));
    middleware(request, response, () => resolve(false));
  });
}
