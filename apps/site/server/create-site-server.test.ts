import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageStore } from './page-store.ts';
import type { RenderPage } from './render-page.ts';
import { html, page, startTestSite as start, stopTestSite } from './testing/start-test-site.ts';

afterEach(stopTestSite);

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

  it('says how long shared caches may keep a page, and answers 304 to whoever has it, without rendering', async () => {
    const render = vi.fn<RenderPage>(async () => page());
    const get = await start(render);
    const first = await get('/');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-if-error=86400');
    expect(first.headers.vary).toBe('accept-encoding');
    const again = await get('/', { 'if-none-match': first.headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('refuses at once what it cannot render in time, gives old pages meanwhile, and goes on as before', async () => {
    let now = 0;
    const pages = new PageStore({ bytes: 1e6, freshSeconds: 60, staleSeconds: 600, now: () => now });
    let rush: PromiseWithResolvers<Response> | undefined;
    const render = vi.fn<RenderPage>(() => rush?.promise ?? Promise.resolve(page()));
    const get = await start(render, () => true, pages);
    await get('/industries');
    now = 2 * 86_400_000;
    rush = Promise.withResolvers();
    const letIn = [get('/countries'), get('/compare')];
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));

    const refused = await get('/companies');
    expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      '3',
      'no-store',
    ]);
    expect((await get('/industries')).body.toString()).toBe(html);
    expect((await get('/health')).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(2);

    rush.resolve(page());
    rush = undefined;
    expect((await Promise.all(letIn)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await get('/companies')).status).toBe(200);
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

  describe('a form', () => {
    const path = '/contact-us/form';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const origin = 'http://localhost:4000';

    it("NHF-15: reaches the page with who sent it, and its answer is nobody else's", async () => {
      const seen: unknown[] = [];
      const get = await start(async (request) => {
        const from = request.headers.get('x-forwarded-for');
        seen.push([request.method, new URL(request.url).pathname, from, await request.text()]);
        return page('<html><body>What you typed</body></html>', 400);
      });
      const reply = await get(`/es${path}`, { ...type, origin }, 'POST', 'firstName=Ana');
      expect([reply.status, reply.headers['cache-control']]).toEqual([400, 'no-store']);
      expect(reply.headers['content-security-policy']).toContain("form-action 'self'");
      expect(seen).toEqual([['POST', `/es${path}`, '127.0.0.1', 'firstName=Ana']]);
      await get(path, { ...type, 'x-forwarded-for': '192.0.2.7' }, 'POST', 'a=1');
      expect(seen[1]).toContain('192.0.2.7, 127.0.0.1');
    });

    it('is rendered each time and kept nowhere, for reading afterwards least of all', async () => {
      const render = vi.fn<RenderPage>(async () => page());
      const get = await start(render);
      await get(path, type, 'POST', 'a=1');
      const again = await get(path, type, 'POST', 'a=1');
      expect(again.headers['cache-control']).toBe('no-store');
      await get(path);
      expect(render.mock.calls.map(([request]) => request.method)).toEqual(['POST', 'POST', 'GET']);
    });

    it('answers with the redirect that the page asks for', async () => {
      const location = `${path}?sent=1`;
      const get = await start(async () => new Response(null, { status: 303, headers: { location } }));
      const reply = await get(path, type, 'POST', 'a=1');
      expect([reply.status, reply.headers.location, reply.headers['cache-control']]).toEqual([
        303,
        location,
        'no-store',
      ]);
    });

    it.each([
      ['from another site', { origin: 'https://elsewhere.example' }, 403],
      ['from nowhere that can be named', { origin: 'null' }, 403],
      ['from another site, as newer browsers say', { origin, 'sec-fetch-site': 'cross-site' }, 403],
      ['from a sister host', { origin, 'sec-fetch-site': 'same-site' }, 403],
      ['as a file', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
      ['without a kind', { 'content-type': '' }, 415],
    ])('%s is refused', async (_, headers, status) => {
      const render = vi.fn<RenderPage>(async () => page());
      const get = await start(render);
      expect((await get(path, { ...type, ...headers }, 'POST', 'a=1')).status).toBe(status);
      expect(render).not.toHaveBeenCalled();
    });

    it.each([
      ['the same origin, as newer browsers say', { 'sec-fetch-site': 'same-origin' }],
      ['the host that was asked, behind a proxy', { host: 'wbn.example', origin: 'https://wbn.example' }],
      ['a program', {}],
    ])('from %s is taken', async (_, headers) => {
      const get = await start(async () => page());
      expect((await get(path, { ...type, ...headers }, 'POST', 'a=1')).status).toBe(200);
      expect((await get(`${path}.data`, { ...type, ...headers }, 'POST', 'a=1')).status).toBe(200);
    });

    it('that is too large is refused, and no other page takes one', async () => {
      const get = await start(async () => page());
      expect((await get(path, type, 'POST', 'a'.repeat(70_000))).status).toBe(413);
      expect((await get('/industries', type, 'POST', 'a=1')).status).toBe(405);
      expect((await get(path, type, 'PUT', 'a=1')).status).toBe(405);
    });
  });

  it('answers while it is stopping, and lets go of the connection', async () => {
    let ready = true;
    const get = await start(
      async () => page(),
      () => ready,
    );
    const keep = { connection: 'keep-alive' };
    expect((await get('/', keep)).headers.connection).toBe('keep-alive');
    ready = false;
    const last = await get('/', keep);
    expect([last.status, last.headers.connection]).toEqual([200, 'close']);
    expect((await get('/ready')).status).toBe(503);
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
