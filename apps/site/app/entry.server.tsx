import { createNodeApiClient } from '@wbn/api-client/create-node-api-client.ts';
import type { Language } from '@wbn/edition/edition.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router-dom';
import { apiContext, machineReadableContext, viewContext } from './context.ts';
import { logError } from './log-error.server.ts';
import { renderDocument } from './render-document.server.tsx';

export const streamTimeout = 10_000;

/** Renders a whole document: the same for readers, crawlers and shared caches, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const view = context.get(viewContext);
  const html = await renderDocument(entry, request.url, view, context.get(machineReadableContext));
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** Writes down what is our fault; a page that is not there, or an API that is down, is told to the reader. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logError('A page failed', error, { url: request.url });
};

interface RenderOptions {
  readonly apiUrl: string;
  readonly publicApiUrl: string;
  readonly apiTimeout: number;
}

/** What the server calls: renders a page, or its data, for an edition in a language. */
export function createRenderPage(build: ServerBuild, { apiUrl, publicApiUrl, apiTimeout }: RenderOptions) {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const openClient = createNodeApiClient({ baseUrl: apiUrl, timeout: apiTimeout, filesUrl: publicApiUrl });
  const clients = new Map<Language, ReturnType<typeof openClient>>();
  const clientOf = (language: Language) => {
    const client = clients.get(language) ?? openClient(language);
    clients.set(language, client);
    return client;
  };

  return (request: Request, view: EditionView): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(viewContext, view);
    context.set(apiContext, clientOf(view.language));
    context.set(machineReadableContext, { jsonLd: [] });
    return handle(request, context);
  };
}
