import { Writable } from 'node:stream';
import { checkReply } from '@wbn/api-client/check-reply.ts';
import { createApiClient } from '@wbn/api-client/create-api-client.ts';
import { countedHeader } from '@wbn/contract/figures/counted-visits.ts';
import { textLanguage } from '@wbn/edition/language.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { UsedNamespacesContext } from '@wbn/edition/use-text.ts';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  createRequestHandler,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router-dom';
import { apiContext, type ResponseFacts, responseContext, viewContext } from './context.ts';
import { i18nOf } from './i18n/i18n.server.ts';
import { textAddress } from './i18n/text-files.ts';
import { TextAddressContext } from './i18n/used-texts.tsx';
import { PageTiming } from './page-timing.server.ts';
import { languageTag } from './seo/page-meta.ts';

/** Milliseconds after which React Router rejects deferred loader promises; no loader uses them. */
export const streamTimeout = 10_000;

/**
 * Renders a document completely before sending it: the page cache needs its status, surrogate keys and ETag, and
 * readers without JavaScript need all content in place. The server's content security policy allows the inline
 * scripts by their hashes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { location } = entry.staticHandlerContext;
  // React Router encodes commas as %2C on the server but not in the browser; links to the current page must be equal
  // for hydration.
  if (location.search) location.search = new URL(request.url).search;
  const facts = context.get(responseContext);
  facts.timing.endLoaders();
  const view = context.get(viewContext);
  const { language } = view;
  const locale = languageTag(view, language);
  const html = await renderWhole(
    <I18nextProvider i18n={i18nOf(language, locale)}>
      <UsedNamespacesContext value={new Set()}>
        <TextAddressContext value={(namespace) => textAddress(textLanguage(locale), namespace)}>
          <ServerRouter
            context={{ ...entry, manifest: manifestWithoutPreloads(entry.manifest) }}
            url={request.url}
          />
        </TextAddressContext>
      </UsedNamespacesContext>
    </I18nextProvider>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  setCacheHeaders(headers, facts);
  headers.set('server-timing', facts.timing.toHeader());
  return new Response(html, { status, headers });
}

type Manifest = EntryContext['manifest'];

/** A build has one manifest; in development every change creates another. */
const manifests = new WeakMap<Manifest, Manifest>();

/**
 * Removes module preloads: browsers would load all scripts in competition with stylesheet, font and pictures. Without
 * them scripts load after the visible content, which delays hydration by one or two round trips.
 */
function manifestWithoutPreloads(manifest: Manifest): Manifest {
  const known = manifests.get(manifest);
  if (known) return known;
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    route && { ...route, imports: [] },
  ]);
  const result = {
    ...manifest,
    entry: { ...manifest.entry, imports: [] },
    routes: Object.fromEntries(routes),
  };
  manifests.set(manifest, result);
  return result;
}

function renderWhole(tree: React.ReactNode): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      // React would move larger Suspense boundaries into place with a script, which readers without JavaScript do not
      // run.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: (error) => logError('A part of a page failed', error),
    });
  });
}

/**
 * Data of a page that is missing is answered with 200, because the error is in the body: the page may be the member's own draft, which
 * their browser then shows, and it would log the 404 as an error.
 */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  const { headers, status, body } = response;
  setCacheHeaders(headers, context.get(responseContext));
  if (status !== 404) return response;
  headers.set('cache-control', 'no-store');
  return new Response(body, { status: 200, headers });
};

function setCacheHeaders(headers: Headers, { surrogateKeys, incomplete, counted }: ResponseFacts): void {
  if (incomplete) headers.set('cache-control', 'no-store');
  if (surrogateKeys.size > 0) headers.set('surrogate-key', [...surrogateKeys].join(' '));
  if (counted) headers.set(countedHeader, encodeURIComponent(JSON.stringify(counted)));
}

/** Logs errors of the application. Missing pages and an unreachable API are shown to the reader instead. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logError('A page failed', error, { url: request.url.split('?', 1)[0] });
};

interface RenderOptions {
  readonly apiUrl: string;
  readonly apiTimeout: number;
}

/** Creates the function that the server calls to render a page or its data for an edition and language. */
export function createRenderPage(build: ServerBuild, options: RenderOptions) {
  const handle = createRequestHandler(build, import.meta.env.MODE);

  return (request: Request, view: EditionView): Promise<Response> => {
    const context = new RouterContextProvider();
    const timing = new PageTiming();
    context.set(viewContext, view);
    context.set(
      apiContext,
      createApiClient({
        apiUrl: options.apiUrl,
        language: textLanguage(languageTag(view, view.language)),
        // The API is close: compressing replies would cost both hosts more than the bytes saved.
        headers: { 'accept-encoding': 'identity' },
        timeout: options.apiTimeout,
        fetch: timing.fetch,
        ...(import.meta.env.DEV && { check: checkReply }),
      }),
    );
    context.set(responseContext, { surrogateKeys: new Set<string>(), timing });
    return handle(request, context);
  };
}

/** Logs an error as one JSON line, in the format of the API's log. */
function logError(msg: string, error: unknown, facts: Readonly<Record<string, unknown>> = {}): void {
  const err = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `${JSON.stringify({ level: 'error', time: Date.now(), app: 'site', msg, err, ...facts })}\n`,
  );
}
