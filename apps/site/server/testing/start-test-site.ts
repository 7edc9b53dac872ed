import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Edition } from '@wbn/edition/edition.ts';
import { createAdmission } from '@wbn/host/limits/admission.ts';
import { createSiteServer } from '../create-site-server.ts';
import { createFindSite } from '../find-site.ts';
import { PageStore } from '../page-store.ts';
import type { RenderPage } from '../render-page.ts';

const edition = {
  id: 'australia',
  host: 'www.wbnaustralia.example',
  language: 'en',
} as unknown as Edition;
const loaded = { edition, publicDir: 'nowhere' };
export const html = `<html><body>${'A company page. '.repeat(200)}<script>hydrate()</script></body></html>`;
export const page = (text = html, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let stop: (() => void) | undefined;

export function stopTestSite(): void {
  stop?.();
}

/** The site's server on a free port; gives what asks it. */
export async function startTestSite(
  renderPage: RenderPage,
  isReady = () => true,
  pages = new PageStore({ bytes: 1e6, freshSeconds: 60, staleSeconds: 600 }),
) {
  const server = createSiteServer({
    findSite: createFindSite({
      editions: new Map([['australia', loaded]]),
      fallback: loaded,
      fallbackOrigin: 'http://localhost:4000',
    }),
    renderPage,
    pages,
    admission: createAdmission({ atOnce: 1, most: 2, longestWait: 1000 }),
    serveFile: async () => false,
    serveStoredFile: async () => false,
    headers: {
      api: 'http://localhost:4002',
      accounts: 'http://localhost:4001',
      freshSeconds: 60,
      hasPolicy: true,
    },
    log: { info: () => undefined, error: () => undefined },
    isReady,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}, method = 'GET', sent = '') =>
    new Promise<Reply>((resolve, reject) => {
      request({ port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .once('error', reject)
        .end(sent);
    });
}
