import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Edition } from '@wbn/edition/edition.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSiteServer } from './create-site-server.ts';
import { createFindSite } from './find-site.ts';
import { PageStore } from './page-store.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';

const edition = {
  id: 'australia',
  host: 'www.wbnaustralia.example',
  language: 'en',
  languages: ['en', 'es'],
} as unknown as Edition;
const loaded = { edition, publicDir: '/nowhere' };
const html = `<html><body>${'A company page. '.repeat(200)}<script>hydrate()</script></body></html>`;
const page = (text = html, status = 200): RenderedPage => ({
  answer: new Response(null, { status, headers: { 'content-type': 'text/html; charset=utf-8' } }),
  html: Buffer.from(text),
});

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function start(renderPage: RenderPage) {
  const server = createSiteServer({
    findSite: createFindSite({
      editions: new Map([['australia', loaded]]),
      fallback: loaded,
      fallbackOrigin: 'http://localhost:4000',
    }),
    renderPage,
    pages: new PageStore({ bytes: 1e6, freshSeconds: 60, staleSeconds: 600 }),
    serveFile: async () => false,
    headers: {
      api: 'http://localhost:4002',
      accounts: 'http://localhost:4001',
      freshSeconds: 60,
      hasPolicy: true,
    },
    log: { info: () => undefined, error: () => undefined },
    isReady: () => true,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
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
        .end();
    });
}

describe('the site server', () => {
  it('renders a page once and gives it to everybody, in the encoding each takes', async () => {
    const render = vi.fn<RenderPage>(async () => page());
    const get = await start(render);
    const plain = await get('/industries?utm_source=x');
    const brotli = await get('/industries', { 'accept-encoding': 'gzip, br' });
    const zipped = await get('/industries?fbclid=1', { 'accept-encoding': 'gzip' });
    expect(plain.body.toString()).toBe(html);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(html);
    expect(gunzipSync(zipped.body).toString()).toBe(html);
    expect(render).toHaveBeenCalledTimes(1);
    expect(render.mock.calls[0]?.[0].url).toBe('http://localhost:4000/industries');
  });

  it('says how long shared caches may keep a page, and answers 304 to whoever has it', async () => {
    const get = await start(async () => page());
    const first = await get('/');
    expect(first.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(first.headers.vary).toBe('accept-encoding');
    const again = await get('/', { 'if-none-match': first.headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('sends a content policy that allows the inline scripts of the page only', async () => {
    const get = await start(async () => page());
    const policy = (await get('/')).headers['content-security-policy'];
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect((await get('/')).headers['x-content-type-options']).toBe('nosniff');
  });

  it('answers 503 while the API is down, keeps nothing of it, and recovers by itself', async () => {
    let down = true;
    const get = await start(async () =>
      down ? page('<html><body>Not answering</body></html>', 503) : page(),
    );
    const failed = await get('/industries');
    expect([failed.status, failed.headers['cache-control'], failed.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '5',
    ]);
    down = false;
    expect((await get('/industries')).status).toBe(200);
  });

  it('decision 1: redirects to the lower case and keeps the query to itself', async () => {
    const render = vi.fn<RenderPage>(async () => page());
    const get = await start(render);
    const plain = await get('/why-WBN');
    expect([plain.status, plain.headers.location]).toEqual([301, '/why-wbn']);
    expect(plain.headers['cache-control']).toBe('public, max-age=3600');
    const code = await get('/SetID/?token=secret');
    expect([code.headers.location, code.headers['cache-control']]).toEqual([
      '/setid?token=secret',
      'no-store',
    ]);
    expect(render).not.toHaveBeenCalled();
  });

  it('tells editions and languages apart', async () => {
    const render = vi.fn<RenderPage>(async () => page());
    const get = await start(render);
    await get('/es/industries', { host: 'www.wbnaustralia.example' });
    const view = render.mock.calls[0]?.[1];
    expect([view?.language, view?.hosts.site]).toEqual(['es', 'https://www.wbnaustralia.example']);
  });

  it('can only be read, and answers a missing picture with 404 instead of a page', async () => {
    const get = await start(async () => page());
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect((await get('/nothing.png')).status).toBe(404);
    const head = await get('/', {}, 'HEAD');
    expect([head.status, head.body.length, Number(head.headers['content-length']) > 1000]).toEqual([
      200,
      0,
      true,
    ]);
  });

  it('survives a render that throws', async () => {
    const get = await start(async () => {
      throw new Error('broken');
    });
    expect((await get('/')).status).toBe(500);
    expect((await get('/health')).status).toBe(200);
  });

  it('gives every answer an id, and keeps the one of a proxy', async () => {
    const get = await start(async () => page());
    expect((await get('/')).headers['x-request-id']).toBeTruthy();
    expect((await get('/', { 'x-request-id': 'abc-1' })).headers['x-request-id']).toBe('abc-1');
  });
});
