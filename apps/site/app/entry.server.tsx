import { checkReply } from '@wbn/api-client/check-reply.ts';
import { createApiClient } from '@wbn/api-client/create-api-client.ts';
import type { Language } from '@wbn/edition/language.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import {
  createRequestHandler,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router-dom';
import { readPageAddress } from '../routing/page-address.ts';
import type { RouteRecord } from '../routing/route-record.ts';
import { apiContext, documentContext, type PageDocument, viewContext } from './context.ts';
import { pageBuild } from './language-manifest.ts';
import { provideFragmentRenderer } from './layout/cached-fragment.tsx';
import { provideLateFragments } from './layout/late-fragment.tsx';
import { MemberArea } from './layout/member-area.tsx';
import { renderFragment } from './layout/render-fragment.server.tsx';
import { logError } from './log-error.server.ts';
import { getOrMake } from './map-of.ts';
import { renderDocument } from './render-document.server.tsx';

export const streamTimeout = 10_000;

provideFragmentRenderer(renderFragment);
provideLateFragments({ 'member-area': MemberArea });

/** Renders a whole document, the same for readers, crawlers and shared caches; of one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const document = context.get(documentContext);
  const view = context.get(viewContext);
  const html = await renderDocument(entry, request.url, view, document);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (document.incomplete) headers.set('cache-control', 'no-store');
  setSurrogateKeys(headers, document);
  return new Response(new Uint8Array(html), { status, headers });
}

/** The same for the data of a page, which the client's router asks for. */
export const handleDataRequest: HandleDataRequestFunction = (answer, { context }) => {
  const document = context.get(documentContext);
  if (document.incomplete) answer.headers.set('cache-control', 'no-store');
  setSurrogateKeys(answer.headers, document);
  return answer;
};

function setSurrogateKeys(headers: Headers, { surrogateKeys }: PageDocument): void {
  if (surrogateKeys.size > 0) headers.set('surrogate-key', [...surrogateKeys].join(' '));
}

/** Writes down what is our fault; a page that is not there, or an API that is down, is told to the reader. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logError('A page failed', error, { url: request.url });
};

interface RenderOptions {
  readonly apiUrl: string;
  readonly apiTimeout: number;
  readonly onDraw?: PageDocument['onDraw'];
}

/** What the server calls: renders a page, or its data, for an edition in a language. */
export function createRenderPage(build: ServerBuild, options: RenderOptions) {
  const clientOf = remembering((language: Language) =>
    createApiClient({
      apiUrl: options.apiUrl,
      language,
      timeout: options.apiTimeout,
      ...(import.meta.env.DEV && { check: checkReply }),
    }),
  );
  const handlersOf = remembering((language: Language | 'root') =>
    remembering((route: RouteRecord) =>
      // The development server makes its routes anew and has them all in one place.
      createRequestHandler(
        import.meta.env.DEV ? build : pageBuild(build, language, route),
        import.meta.env.MODE,
      ),
    ),
  );

  return async (request: Request, view: EditionView): Promise<Response> => {
    const { edition, language } = view;
    const { route, isData } = readPageAddress(edition, new URL(request.url).pathname);
    const document: PageDocument = {
      jsonLd: [],
      surrogateKeys: new Set(),
      drawn: new Map(),
      blocks: new Map(),
      isData,
      onDraw: options.onDraw,
    };
    const context = new RouterContextProvider();
    context.set(viewContext, view);
    context.set(apiContext, clientOf(language));
    context.set(documentContext, document);
    const handle = handlersOf(language === edition.language ? 'root' : language)(route);
    return handle(request, context);
  };
}

function remembering<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => getOrMake(known, key, () => make(key));
}
