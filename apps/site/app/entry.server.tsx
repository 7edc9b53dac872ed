import { Writable } from 'node:stream';
import { checkReply } from '@wbn/api-client/check-reply.ts';
import { createApiClient } from '@wbn/api-client/create-api-client.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
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

/** After this many milliseconds React Router gives up on promises that loaders returned; no loader returns any. */
export const streamTimeout = 10_000;

/**
 * Renders a document as a whole: the page cache needs its status, surrogate keys and entity tag, and crawlers and readers without
 * JavaScript everything in its place. The server's content policy allows the inline scripts by the hashes of the finished document.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { location } = entry.staticHandlerContext;
  // The static handler writes a comma as %2C, the browser's router does not: links to this page must not differ.
  if (location.search) location.search = new URL(request.url).search;
  const { language } = context.get(viewContext);
  const html = await renderWhole(
    // A clone, because react-i18next notes in it which namespaces this page uses.
    <I18nextProvider i18n={i18nOf(language).cloneInstance()}>
      <TextAddressContext value={(namespace) => textAddress(language, namespace)}>
        <ServerRouter
          context={{ ...entry, manifest: manifestWithoutHints(entry.manifest) }}
          url={request.url}
        />
      </TextAddressContext>
    </I18nextProvider>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  setCacheHeaders(headers, context.get(responseContext));
  return new Response(html, { status, headers });
}

type Manifest = EntryContext['manifest'];

/** A build has one manifest; in development each change makes another. */
const manifests = new WeakMap<Manifest, Manifest>();

/**
 * Browsers would fetch all that `<Scripts>` hints at together with style sheet, font and pictures. Without the hints code comes after
 * what is seen: an `import` finds it when the document has been read. It costs a round trip or two until the page is hydrated.
 */
function manifestWithoutHints(manifest: Manifest): Manifest {
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
      // Larger Suspense boundaries would be moved into their place by a script, which readers without JavaScript lack.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: (error) => logError('A part of a page failed', error),
    });
  });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  setCacheHeaders(response.headers, context.get(responseContext));
  return response;
};

function setCacheHeaders(headers: Headers, { surrogateKeys, incomplete }: ResponseFacts): void {
  if (incomplete) headers.set('cache-control', 'no-store');
  if (surrogateKeys.size > 0) headers.set('surrogate-key', [...surrogateKeys].join(' '));
}

/** Logs our own faults. A missing page or an API that does not answer is shown to the reader. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logError('A page failed', error, { url: request.url });
};

interface RenderOptions {
  readonly apiUrl: string;
  readonly apiTimeout: number;
}

/** What the server calls: renders a page, or its data, for an edition in a language. */
export function createRenderPage(build: ServerBuild, options: RenderOptions) {
  const handle = createRequestHandler(build, import.meta.env.MODE);

  return (request: Request, view: EditionView): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(viewContext, view);
    context.set(
      apiContext,
      createApiClient({
        apiUrl: options.apiUrl,
        language: view.language,
        // The API is near: compressing a reply and reading it again would cost both hosts more than its bytes.
        headers: { 'accept-encoding': 'identity' },
        timeout: options.apiTimeout,
        ...(import.meta.env.DEV && { check: checkReply }),
      }),
    );
    context.set(responseContext, { surrogateKeys: new Set<string>() });
    return handle(request, context);
  };
}

/** Writes an error of ours as one JSON line, as the API does. */
function logError(msg: string, error: unknown, facts: Readonly<Record<string, unknown>> = {}): void {
  const err = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `${JSON.stringify({ level: 'error', time: Date.now(), app: 'site', msg, err, ...facts })}\n`,
  );
}
