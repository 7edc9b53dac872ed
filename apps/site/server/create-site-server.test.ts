import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RenderPage } from './create-site-server.ts';
import { html, openTestSite, page } from './testing/open-test-site.ts';

describe('pages', () => {
  it('are rendered once for everybody and compressed as each client accepts', async () => {
    const render = vi.fn<RenderPage>(async () => page());
    const { get } = await openTestSite(render);
    const plain = await get('/industries?utm_source=x');
    const brotli = await get('/industries', { 'accept-encoding': 'gzip, br' });
    const zipped = await get('/industries?fbclid=1', { 'accept-encoding': 'gzip, br;q=0' });
    expect(plain.body).toBe(html);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(html);
    expect(render).toHaveBeenCalledTimes(1);
    expect(render.mock.calls[0]?.[0].url).toBe('http://localhost:4000/industries');
  });

  it('tell in Server-Timing where the time of a rendering went, or that they came from the cache', async () => {
    const { get } = await openTestSite(async () => {
      const answer = page();
      answer.headers.set('server-timing', 'loaders;dur=9.1, api;dur=7.0, render;dur=8.2');
      return answer;
    });
    const timing = async () => (await get('/industries')).headers['server-timing'];
    expect(await timing()).toBe('loaders;dur=9.1, api;dur=7.0, render;dur=8.2');
    expect(await timing()).toBe('cache');
  });

  it('send cache headers, and 304 to clients with the same version, without rendering', async () => {
    const render = vi.fn<RenderPage>(async () => page());
    const { get } = await openTestSite(render);
    const first = await get('/');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-if-error=86400');
    expect(first.headers.vary).toBe('accept-encoding');
    const again = await get('/', { 'if-none-match': `"other", ${first.headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are rendered again after a purge of their content', async () => {
    const render = vi.fn<RenderPage>(async () => {
      const answer = page();
      answer.headers.set('surrogate-key', 'business:1 list:business');
      return answer;
    });
    const { get, pages } = await openTestSite(render);
    expect((await get('/industries')).headers['surrogate-key']).toBe('business:1 list:business');
    pages.purge(['business:2']);
    await get('/industries');
    pages.purge(['business:1']);
    await get('/industries');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('are refused at once while too many are rendered, except cached ones', async () => {
    let rush: PromiseWithResolvers<void> | undefined;
    const render = vi.fn<RenderPage>(async () => {
      await rush?.promise;
      return page();
    });
    const { get } = await openTestSite(render, { PAGES_UNDER_WAY: '2' });
    await get('/industries');
    rush = Promise.withResolvers();
    const letIn = [get('/countries'), get('/compare')];
    await expect.poll(() => render.mock.calls.length).toBe(3);

    const { statusCode, headers } = await get('/companies');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '3', 'no-store']);
    expect((await get('/industries')).body).toBe(html);
    expect((await get('/health')).statusCode).toBe(200);
    expect(render).toHaveBeenCalledTimes(3);

    rush.resolve();
    rush = undefined;
    expect((await Promise.all(letIn)).map((answer) => answer.statusCode).sort()).toEqual([200, 200]);
    expect((await get('/companies')).statusCode).toBe(200);
  });

  it('allow only their own inline scripts', async () => {
    const { get } = await openTestSite(async () => page());
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('strict-transport-security');
    const live = await get('/', { host: 'www.wbnchile.example' });
    expect(live.headers['strict-transport-security']).toContain('max-age=');
  });

  it('are uncached 503s while the API is down, and recover', async () => {
    let down = true;
    const { get } = await openTestSite(async () => (down ? page('<html>Not answering</html>', 503) : page()));
    const { statusCode, headers } = await get('/industries');
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
    down = false;
    expect((await get('/industries')).statusCode).toBe(200);
  });

  it('decision 1: redirect to lower case; redirects with a query are not cached', async () => {
    const render = vi.fn<RenderPage>(async () => page());
    const { get } = await openTestSite(render);
    const plain = await get('/why-WBN');
    expect([plain.statusCode, plain.headers.location]).toEqual([301, '/why-wbn']);
    expect(plain.headers['cache-control']).toBe('public, max-age=3600');
    const { headers } = await get('/SetID/?token=secret');
    expect([headers.location, headers['cache-control']]).toEqual(['/setid?token=secret', 'no-store']);
    expect((await get('//evil.example/x')).headers.location).toBe('/evil.example/x');
    expect(render).not.toHaveBeenCalled();
  });

  it("EDN-01: show the host's edition in the path's language", async () => {
    const render = vi.fn<RenderPage>(async () => page());
    const { get } = await openTestSite(render);
    await get('/es/industries', { host: 'www.wbnchile.example' });
    const view = render.mock.calls[0]?.[1];
    expect([view?.edition.id, view?.language, view?.hosts.site]).toEqual([
      'chile',
      'es',
      'https://www.wbnchile.example',
    ]);
  });

  it('accept only GET and HEAD; HEAD sends the length', async () => {
    const { get } = await openTestSite(async () => page());
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const { statusCode, headers } = await get('/', {}, { method });
      expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    const head = await get('/', {}, { method: 'HEAD' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(html.length),
    ]);
  });

  it('are streamed when they are too large to cache', async () => {
    const render = vi.fn<RenderPage>(
      async () => new Response('<urlset/>', { headers: { 'content-type': 'application/xml' } }),
    );
    const { get } = await openTestSite(render);
    const answer = await get('/sitemaps/pages.xml', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(answer.rawPayload).toString()).toBe('<urlset/>');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
    expect((await get('/sitemaps/pages.xml')).body).toBe('<urlset/>');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('are 500 when rendering fails, without affecting later ones', async () => {
    const { get } = await openTestSite(async () => {
      throw new Error('broken');
    });
    const { statusCode, body, headers } = await get('/');
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(body).not.toContain('broken');
    expect((await get('/health')).statusCode).toBe(200);
  });
});

describe('a form', () => {
  const url = '/contact-us/form';
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (payload: string) => ({ method: 'POST', payload }) as const;

  it('NHF-15: passes the sender to the page, and its answer is not cached', async () => {
    const seen: unknown[] = [];
    const { get } = await openTestSite(async (request) => {
      const from = request.headers.get('x-forwarded-for');
      seen.push([request.method, new URL(request.url).pathname, from, await request.text()]);
      return page('<html><body>What you typed</body></html>', 400);
    });
    const { statusCode, headers } = await get(
      `/es${url}`,
      { ...type, origin: 'http://localhost:4000' },
      send('firstName=Ana'),
    );
    expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(seen).toEqual([['POST', `/es${url}`, '127.0.0.1', 'firstName=Ana']]);
    await get(url, { ...type, 'x-forwarded-for': '192.0.2.7' }, send('a=1'));
    expect(seen[1]).toContain('192.0.2.7, 127.0.0.1');
  });

  it('is rendered on each request and never cached', async () => {
    const render = vi.fn<RenderPage>(async () => page());
    const { get } = await openTestSite(render);
    await get(url, type, send('a=1'));
    expect((await get(url, type, send('a=1'))).headers['cache-control']).toBe('no-store');
    await get(url);
    expect(render.mock.calls.map(([request]) => request.method)).toEqual(['POST', 'POST', 'GET']);
  });

  it("sends the page's redirect", async () => {
    const location = `${url}?sent=1`;
    const { get } = await openTestSite(
      async () => new Response(null, { status: 303, headers: { location } }),
    );
    const { statusCode, headers } = await get(url, type, send('a=1'));
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, location, 'no-store']);
    expect(headers).not.toHaveProperty('content-type');
  });

  const origin = 'http://localhost:4000';

  it.each([
    ['from another site', { origin: 'https://elsewhere.example' }, 403],
    ['from nowhere that can be named', { origin: 'null' }, 403],
    ['from another site, as newer browsers say', { origin, 'sec-fetch-site': 'cross-site' }, 403],
    ['from a sister host', { origin, 'sec-fetch-site': 'same-site' }, 403],
    ['as a file', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['without a kind', { 'content-type': '' }, 415],
  ])('%s is refused', async (_, headers, status) => {
    const render = vi.fn<RenderPage>(async () => page());
    const { get } = await openTestSite(render);
    expect((await get(url, { ...type, ...headers }, send('a=1'))).statusCode).toBe(status);
    expect(render).not.toHaveBeenCalled();
  });

  it.each([
    ['the same origin, as newer browsers say', { 'sec-fetch-site': 'same-origin' }],
    ['the host that was asked, behind a proxy', { host: 'wbn.example', origin: 'https://wbn.example' }],
    ['a program', {}],
  ])('from %s is taken', async (_, headers) => {
    const { get } = await openTestSite(async () => page());
    expect((await get(url, { ...type, ...headers }, send('a=1'))).statusCode).toBe(200);
    expect((await get(`${url}.data`, { ...type, ...headers }, send('a=1'))).statusCode).toBe(200);
  });

  it.each([
    [
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['text', 'text/plain', 'List-Unsubscribe=One-Click'],
    ['a body of no type', undefined, 'List-Unsubscribe=One-Click'],
    ['an empty body of no type', undefined, ''],
  ])('the address that stops mails takes %s from anywhere (RFC 8058)', async (_, contentType, body) => {
    const seen: string[] = [];
    const { server } = await openTestSite(async (request) => {
      seen.push(`${request.method} ${new URL(request.url).search}`);
      return page();
    });
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(url);
    for (const from of [
      {},
      { origin: 'https://mail.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const headers = { ...from, ...(contentType !== undefined && { 'content-type': contentType }) };
        const sent = request({ method: 'POST', port, path: '/es/mails/stop?token=t', headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        sent.on('error', reject);
        sent.end(body);
      });
      expect(status, JSON.stringify(from)).toBe(200);
    }
    expect(seen).toEqual(['POST ?token=t', 'POST ?token=t', 'POST ?token=t']);
  });

  it('is refused when it is too large, or sent to a page without an action', async () => {
    const { get } = await openTestSite(async () => page());
    expect((await get(url, type, send('a'.repeat(70_000)))).statusCode).toBe(413);
    expect((await get('/industries', type, send('a=1'))).statusCode).toBe(405);
  });
});

describe('files', () => {
  it('of the build are cached for ever, and sent compressed where a compressed file exists', async () => {
    const { get } = await openTestSite(async () => page());
    const plain = await get('/assets/root-a1.js');
    expect([plain.statusCode, plain.body, plain.headers['cache-control']]).toEqual([
      200,
      'export {};',
      'public, max-age=31536000, immutable',
    ]);
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const brotli = await get('/assets/root-a1.js', { 'accept-encoding': 'gzip, br' });
    expect([brotli.headers['content-encoding'], brotli.body]).toEqual(['br', 'brotli']);
    const known = await get('/assets/root-a1.js', { 'if-none-match': String(plain.headers.etag) });
    expect(known.statusCode).toBe(304);
  });

  it('HOME-03: support range requests for the video player', async () => {
    const { get } = await openTestSite(async () => page());
    const part = await get('/assets/film-a1.mp4', { range: 'bytes=10-19' });
    expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([
      206,
      'bytes 10-19/3000000',
      10,
    ]);
    expect((await get('/assets/film-a1.mp4', { range: 'bytes=-5' })).rawPayload.length).toBe(5);
  });

  it('EDN-01: of an edition are sent by its host, cached for an hour and compressed', async () => {
    const { get } = await openTestSite(async () => page());
    expect((await get('/logo.svg')).body).toContain('<svg>australia');
    const chile = await get('/logo.svg', { host: 'www.wbnchile.example', 'accept-encoding': 'br' });
    expect(brotliDecompressSync(chile.rawPayload).toString()).toContain('<svg>chile');
    expect(chile.headers['cache-control']).toBe('public, max-age=3600');
    expect(chile.headers['x-frame-options']).toBe('DENY');
  });

  it('that are missing are 404 without rendering a page', async () => {
    const render = vi.fn<RenderPage>(async () => page());
    const { get } = await openTestSite(render);
    for (const url of ['/nothing.png', '/assets/gone-b2.js', '/%2e%2e/editions/chile/edition.json.js'])
      expect((await get(url)).statusCode, url).toBe(404);
    expect(render).not.toHaveBeenCalled();
  });
});

describe('uploaded files', () => {
  async function openSiteBefore(answer: RequestListener, env: Record<string, string> = {}) {
    const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
    const api = createServer((request, response) => {
      asked.push({ url: request.url, headers: request.headers });
      answer(request, response);
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      api.closeAllConnections();
      api.close();
    });
    const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}/v1`;
    const { get } = await openTestSite(async () => page(), { API_URL: url, ...env });
    return { get, asked };
  }

  it('are proxied from the API with caching headers and no other ones', async () => {
    const { get, asked } = await openSiteBefore((_request, response) =>
      response
        .writeHead(200, {
          'content-type': 'image/avif',
          'content-length': 7,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          'set-cookie': 'own=1',
        })
        .end('picture'),
    );
    const answer = await get('/files/business/a1-b2.avif?x=1', {
      authorization: 'Bearer secret',
      cookie: 'a=b',
      range: 'bytes=0-3',
      'if-none-match': '"1"',
    });
    expect(answer.body).toBe('picture');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(asked).toMatchObject([
      { url: '/v1/files/business/a1-b2.avif', headers: { range: 'bytes=0-3', 'if-none-match': '"1"' } },
    ]);
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
    expect(asked[0]?.headers['cache-control']).not.toContain('no-cache');
    const head = await get('/files/business/a1-b2.avif', {}, { method: 'HEAD' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '7', '']);
  });

  it.each([304, 404, 503])("pass on the API's status %i", async (status) => {
    const { get } = await openSiteBefore((_request, response) => response.writeHead(status).end());
    expect((await get('/files/business/none.avif')).statusCode).toBe(status);
  });

  it('are 502 while the API does not answer', async () => {
    const { get } = await openSiteBefore(() => undefined, { API_TIMEOUT: '300' });
    expect((await get('/files/business/slow.avif')).statusCode).toBe(502);
  });

  it('are the only API paths that can be reached', async () => {
    const { get, asked } = await openSiteBefore((_request, response) => response.end());
    for (const path of ['/files/a.avif', '/files/x/', '/files/x/%2e%2e/y.avif', '/files/x/..%2fy.avif'])
      expect((await get(path)).statusCode, path).toBe(404);
    expect(asked).toEqual([]);
  });
});

describe('the server', () => {
  it('answers 503 at /ready while it stops, and goes on answering requests', async () => {
    let stopping = false;
    const { get } = await openTestSite(async () => page(), {}, { isStopping: () => stopping });
    expect((await get('/ready')).statusCode).toBe(200);
    stopping = true;
    expect((await get('/ready')).statusCode).toBe(503);
    expect((await get('/')).statusCode).toBe(200);
  });

  it("adds a request id to every answer, or keeps the proxy's", async () => {
    const { get } = await openTestSite(async () => page());
    expect((await get('/')).headers['x-request-id']).toBeTruthy();
    expect((await get('/', { 'x-request-id': 'abc-1' })).headers['x-request-id']).toBe('abc-1');
  });

  it('refuses an undecodable URL', async () => {
    const { get } = await openTestSite(async () => page());
    const { statusCode, headers } = await get('/industries/%zz');
    expect([statusCode, headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
  });
});
