import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { securityHeaders } from './content-security-policy.ts';
import type { LoadedEdition } from './load-editions.ts';

type Next = () => void;
type Serve = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

export interface StaticFilesOptions {
  readonly buildDir: string;
  readonly editions: ReadonlyMap<string, LoadedEdition>;
  readonly secure: boolean;
}

/** Serves the compiled assets, kept by browsers for ever, and the editions' own files, kept for an hour. */
export function createStaticFiles(options: StaticFilesOptions) {
  const common = Object.entries(securityHeaders(options.secure));
  const setHeaders = (response: ServerResponse) => {
    for (const [name, value] of common) response.setHeader(name, value);
  };
  const compressed = { brotli: true, gzip: true, etag: true, setHeaders };
  const assets: Serve = sirv(join(options.buildDir, 'client'), {
    ...compressed,
    maxAge: 31_536_000,
    immutable: true,
  });
  const ownFiles = new Map<string, Serve>();
  for (const [id, { publicDir }] of options.editions) {
    ownFiles.set(id, sirv(publicDir, { ...compressed, maxAge: 3600 }));
  }

  return (editionId: string, request: IncomingMessage, response: ServerResponse, next: Next) => {
    const path = request.url ?? '/';
    if (path.startsWith('/assets/')) return assets(request, response, () => notFound(response));
    const serve = ownFiles.get(editionId);
    // Pages have no dot in their last segment, so nothing is looked up for most of them.
    return serve && /\.[a-z0-9]+(\?|$)/i.test(path) ? serve(request, response, next) : next();
  };
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found');
}
