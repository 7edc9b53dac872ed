import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CountedPage, countedHeader, type Visit } from '@wbn/contract/figures/counted-visits.ts';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PageAddress } from '../routing/page-address.ts';
import { createVisitCounter, type VisitCounterOptions } from './count-visits.ts';
import type { RenderPage } from './create-site-server.ts';
import { openTestSite, page } from './testing/open-test-site.ts';

const businessID = '01900000-0000-7000-8000-000000000001';
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  'accept-language': 'es-CL,es;q=0.9',
};

/** An API that keeps the visits it is sent; `refuse` makes it fail. */
async function openApi() {
  const visits: Visit[] = [];
  const tokens: (string | undefined)[] = [];
  const api = { visits, tokens, batches: 0, refuse: false, url: '' };
  const server = createServer(async (request, response) => {
    api.batches += 1;
    const body = JSON.parse(await text(request)) as { visits: Visit[] };
    tokens.push(request.headers.authorization);
    if (!api.refuse) visits.push(...body.visits);
    response.writeHead(api.refuse ? 503 : 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => void server.close());
  return api;
}

/** Renders a page that is counted, as the application does. */
const rendering =
  (counted: CountedPage, status = 200): RenderPage =>
  async () => {
    const answer = page(undefined, status);
    answer.headers.set(countedHeader, encodeURIComponent(JSON.stringify(counted)));
    return answer;
  };

const open = async (render: RenderPage) => {
  const api = await openApi();
  const site = await openTestSite(render, { API_URL: api.url, PURGE_TOKEN: 'only-the-site-knows' });
  return { api, ...site };
};

const companyPath = `/business/acme-${businessID}/`;

describe('FIG-06: visits', () => {
  it('of a page from the cache are counted, after it was sent and with one call a second', async () => {
    const render = vi.fn(rendering({ view: { businessID } }));
    const { api, get, visits } = await open(render);
    const answers = await Promise.all([1, 2, 3].map(() => get(companyPath, browser)));
    await get(`${companyPath.slice(0, -1)}.data`, { ...browser, 'user-agent': 'Mozilla/5.0 Safari/605' });
    const known = await get(companyPath, { ...browser, 'if-none-match': String(answers[0]?.headers.etag) });
    expect(known.statusCode).toBe(304);
    expect(answers[0]?.headers).not.toHaveProperty(countedHeader);
    expect(render).toHaveBeenCalledTimes(2);
    expect(api.batches).toBe(0);
    await visits.stop();
    // Equal visits of a second are one.
    expect(api.visits).toEqual([
      {
        page: { view: { businessID } },
        ...{ address: '127.0.0.1', source: 'direct', country: 'CL', userAgent: browser['user-agent'] },
      },
      expect.objectContaining({ userAgent: 'Mozilla/5.0 Safari/605' }),
    ]);
    expect(api.tokens).toEqual(['Bearer only-the-site-knows']);
  });

  it('are kept while the API does not take them, and sent later', async () => {
    const { api, get, visits } = await open(rendering({ words: 'valve', results: [{ businessID }] }));
    api.refuse = true;
    await get('/search-result?search=valve', browser);
    await expect.poll(() => api.batches).toBe(1);
    api.refuse = false;
    await visits.stop();
    expect(api.visits.map((visit) => visit.page)).toEqual([{ words: 'valve', results: [{ businessID }] }]);
  });

  it('wait in memory while the API hangs, and are dropped beyond a limit', async () => {
    const api = createServer(() => undefined);
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void api.close());
    const onFailure = vi.fn<VisitCounterOptions['onFailure']>();
    const visits = createVisitCounter({
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      token: undefined,
      siteUrl: 'http://localhost:4000',
      onFailure,
    });
    const site = { edition: { id: 'australia', language: 'en' } };
    for (let count = 0; count < 10_500; count += 1) {
      const headers = { 'user-agent': `Mozilla/5.0 (X11) Firefox/${count}.0` };
      const request = { headers, ip: '192.0.2.1', site } as unknown as FastifyRequest;
      visits.note(request, { path: companyPath } as PageAddress, { view: { businessID } });
    }
    await visits.stop();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 500);
  });
});

describe('FIG-05: not counted are', () => {
  const count = async (headers: IncomingHttpHeaders, method: 'GET' | 'HEAD' = 'GET') => {
    const { api, get, visits } = await open(rendering({ view: { businessID } }));
    await get(companyPath, headers as Record<string, string>, { method });
    await visits.stop();
    return api.visits.length;
  };

  it.each([
    [
      'search engines',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['previews of links', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['programs', { 'user-agent': 'curl/8.5.0' }],
    ['clients without a name', { 'user-agent': '' }],
    [
      'headless browsers',
      { 'user-agent': 'Mozilla/5.0 (X11) AppleWebKit/537.36 HeadlessChrome/149.0 Safari/537.36' },
    ],
    ['browsers that ask not to be tracked (Sec-GPC)', { ...browser, 'sec-gpc': '1' }],
    ['pages loaded in advance', { ...browser, 'sec-purpose': 'prefetch;prerender' }],
    ['the same in older browsers', { ...browser, purpose: 'prefetch' }],
    ['pages that load themselves again', { ...browser, referer: `http://localhost:4000/es${companyPath}` }],
  ])('%s', async (_, headers) => {
    expect(await count(headers)).toBe(0);
  });

  it('HEAD and pages that do not exist', async () => {
    expect(await count(browser)).toBe(1);
    expect(await count(browser, 'HEAD')).toBe(0);
    const { api, get, visits } = await open(rendering({ view: { businessID } }, 404));
    expect((await get(companyPath, browser)).statusCode).toBe(404);
    await visits.stop();
    expect(api.visits).toEqual([]);
  });
});

it('FIG-06: a reader who leaves before the page is sent is not counted, and nothing fails', async () => {
  const rush = Promise.withResolvers<void>();
  const render = vi.fn<RenderPage>(async (...given) => {
    await rush.promise;
    return rendering({ view: { businessID } })(...given);
  });
  const { api, server, get, visits } = await open(render);
  const note = vi.spyOn(visits, 'note');
  await server.listen({ port: 0, host: '127.0.0.1' });
  const gone = new Promise<void>((resolve) =>
    server.server.once('connection', (socket) => socket.once('close', () => resolve())),
  );
  const reader = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  reader.write(
    `GET ${companyPath} HTTP/1.1\r\nhost: localhost:4000\r\nuser-agent: Mozilla/5.0 Firefox/140.0\r\n\r\n`,
  );
  await expect.poll(() => render.mock.calls.length).toBe(1);
  reader.destroy();
  await gone;
  rush.resolve();
  await expect.poll(() => note.mock.results.map(({ type }) => type)).toEqual(['return']);
  await get(companyPath, browser);
  await visits.stop();
  expect(api.visits).toHaveLength(1);
});

it('FIG-01: a visit has its source by the referrer, and its country by the proxy or the language', async () => {
  const { api, get, visits } = await open(rendering({ view: { businessID } }));
  const referrers = {
    direct: undefined,
    'search-engine': 'https://www.google.com.au/',
    'other-site': 'https://trade.example/links',
    'wbn-search': 'http://localhost:4000/search-result?business=MA&search=valve',
    'wbn-page': 'http://chile.localhost:4000/',
    newsfeed: 'http://localhost:4000/es/newsfeed',
  };
  for (const referer of Object.values(referrers))
    await get(companyPath, { ...browser, ...(referer && { referer }) });
  await get(companyPath, {
    ...browser,
    'user-agent': 'Mozilla/5.0 (X11) Firefox/141.0',
    'cf-ipcountry': 'it',
    'x-forwarded-for': '203.0.113.8',
  });
  await get(companyPath, {
    'user-agent': 'Mozilla/5.0 (X11) Firefox/142.0',
    'accept-language': 'zh-Hans-HK, en',
  });
  await get(companyPath, { 'user-agent': 'Mozilla/5.0 (X11) Firefox/143.0', 'accept-language': 'it, en-US' });
  await get(companyPath, {
    ...browser,
    'user-agent': 'Mozilla/5.0 (X11) Firefox/144.0',
    'x-forwarded-for': '203.0.113.9',
  });
  await visits.stop();
  const [sources, others] = [api.visits.slice(0, 6), api.visits.slice(6)];
  expect(sources.map(({ source }) => source)).toEqual(Object.keys(referrers));
  expect(others.map(({ country, address }) => [country, address])).toEqual([
    ['IT', '203.0.113.8'],
    ['HK', '127.0.0.1'],
    [undefined, '127.0.0.1'],
    ['CL', '203.0.113.9'],
  ]);
});
