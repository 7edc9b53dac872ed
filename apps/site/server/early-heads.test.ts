import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routeRecords } from '../app/route-records.ts';
import { createEarlyHeads, mayBeginEarly } from './early-heads.ts';
import { createPage, type Page } from './page.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';
import { page, startTestSite as start, stopTestSite } from './testing/start-test-site.ts';

afterEach(stopTestSite);

const opening = '<html><head><script>begin()</script><link rel="stylesheet" href="/assets/all.css"/>';
const documentOf = (text: string) => `${opening}<title>${text}</title></head><body>${text}</body></html>`;
const pageOf = (text: string, status = 200) => page(documentOf(text), status, opening.length);
const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const business = (name: string) => `/business/${name}-01890000-0000-7000-8000-000000000001/`;

/** A site that knows how pages of companies begin, and makes another only when `made` is settled. */
async function openLate() {
  const made = Promise.withResolvers<RenderedPage>();
  const render = vi.fn<RenderPage>(() => made.promise);
  const get = await start(render);
  render.mockResolvedValueOnce(pageOf('Known'));
  await get(business('Known'));
  /** Its data is there only once something of it has come. */
  const read = (settle: () => void, headers = {}) =>
    get(business('Late'), { ...opened, ...headers }, 'GET', '', settle);
  return { made, get, render, read };
}

interface Waited {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly kind?: string;
  readonly shared?: boolean;
  readonly hasBegun?: boolean;
  readonly made?: Promise<Page>;
}

/** Heads of a site that has made a page of one kind. */
function knowing(shared = true) {
  const heads = createEarlyHeads(0);
  const body = Buffer.from(documentOf('Known'));
  heads.learn('known', createPage({ status: 200, headers: {}, body, opening: opening.length, shared }));
  return heads;
}

const never = new Promise<Page>(() => undefined);
const broken = Promise.reject<Page>(new Error('broken'));
broken.catch(() => undefined);

describe('the head of a page whose data is late', () => {
  it('leaves before the data is there, with all that a browser needs to begin, and the rest follows', async () => {
    const { made, read } = await openLate();
    const late = await read(() => made.resolve(pageOf('Late')));
    expect(late.body.toString()).toBe(documentOf('Late'));
    expect(late.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      link: '</assets/all.css>; rel=preload; as=style',
      'x-accel-buffering': 'no',
      vary: 'accept-encoding',
    });
    expect(late.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect([late.headers.etag, late.headers['surrogate-key']]).toEqual([undefined, undefined]);
  });

  it('is that of its host: one on https says so, whatever was asked of another before', async () => {
    const { made, get, read, render } = await openLate();
    const host = { host: 'www.wbnaustralia.example' };
    render.mockResolvedValueOnce(pageOf('Known'));
    await get(business('Known'), host);
    const late = await read(() => made.resolve(pageOf('Late')), host);
    expect(late.headers.etag).toBeUndefined();
    expect(late.headers['strict-transport-security']).toBeTruthy();
    expect(late.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('is compressed once with the rest, and the next reader gets the page whole from memory', async () => {
    const { made, get, read, render } = await openLate();
    const text = 'Late. '.repeat(200);
    const takes = { 'accept-encoding': 'br' };
    const late = await read(() => made.resolve(pageOf(text)), takes);
    expect(late.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(late.body).toString()).toBe(documentOf(text));
    const next = await get(business('Late'), { ...opened, ...takes });
    expect(next.headers.etag).toBeTruthy();
    expect(next.headers['cache-control']).toContain('public');
    expect(next.body).toEqual(late.body);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Waited]>([
    ['crawlers and caches, who want status, tag and keys', { headers: {} }],
    ['whoever has an older copy', { headers: { ...opened, 'if-none-match': 'W/"1-1"' } }],
    ['what is fetched ahead', { headers: { ...opened, 'sec-purpose': 'prefetch' } }],
    ['a picture or script', { headers: { ...opened, 'sec-fetch-dest': 'script' } }],
    ['whoever asks for the headers alone', { method: 'HEAD' }],
    ['a page whose turn has not come: it may be refused', { hasBegun: false }],
    ['a page of which it is not known how it begins', { kind: 'other' }],
    ["a page of a kind that is nobody else's", { shared: false }],
    ['a page that is there', { made: Promise.resolve({} as Page) }],
    ['a page that has failed already', { made: broken }],
  ])(
    'waits for %s',
    async (_, { method = 'GET', headers = opened, kind = 'known', shared = true, ...of }) => {
      const heads = knowing(shared);
      const { made = never, hasBegun = true } = of;
      const request = { method, headers } as unknown as IncomingMessage;
      const awaited = { kind, made, hasBegun: () => hasBegun };
      expect(await heads.send(request, {} as ServerResponse, awaited, 'id')).toBe(false);
    },
  );

  it('begins documents of visitors alone', () => {
    const early = routeRecords.filter(mayBeginEarly);
    expect(early.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'home',
        'search-result',
        'business',
        'business-product',
        'profile',
        'information',
      ]),
    );
    for (const { file, who } of early) expect([file.endsWith('.tsx'), who]).toEqual([true, 'anyone']);
    for (const name of ['set-id', 'send-request', 'my-business', 'suggestions'])
      expect(early.some((record) => record.name === name)).toBe(false);
  });

  it('is followed by what there is to say of a page that is not there', async () => {
    const { made, get, read, render } = await openLate();
    const missing = page(
      `<html data-other><head><title>Not found</title>`,
      404,
      '<html data-other><head>'.length,
    );
    const late = await read(() => made.resolve(missing));
    expect(late.body.toString()).toBe(`${opening}<title>Not found</title>`);
    render.mockResolvedValueOnce(missing);
    expect((await get(business('Late'))).status).toBe(404);
  });

  it.each([
    ['has moved', (made: PromiseWithResolvers<RenderedPage>) => made.resolve(moved())],
    ['cannot be made', (made: PromiseWithResolvers<RenderedPage>) => made.reject(new Error('broken'))],
  ])('is followed by asking again where the page %s', async (_, settle) => {
    const { made, read } = await openLate();
    const late = await read(() => settle(made));
    expect(late.body.toString()).toContain(`${opening}<meta http-equiv="refresh" content="0">`);
  });

  it('waits for what it has asked for again, which comes whole, with its status', async () => {
    const heads = knowing();
    const made = Promise.withResolvers<Page>();
    const request = { method: 'GET', headers: opened, url: business('Late') } as unknown as IncomingMessage;
    const answerThen = (writeHead: () => void) =>
      Object.assign(new PassThrough().resume(), { writeHead }) as unknown as ServerResponse;
    const told = vi.fn();
    const first = answerThen(() => made.reject(new Error('broken')));
    const late = { kind: 'known', hasBegun: () => true };
    expect(await heads.send(request, first, { ...late, made: made.promise }, 'id')).toBe(true);
    expect(await heads.send(request, answerThen(told), { ...late, made: never }, 'id')).toBe(false);
    expect(told).not.toHaveBeenCalled();
  });
});

function moved(): RenderedPage {
  return { answer: new Response(null, { status: 301, headers: { location: business('Moved') } }) };
}
