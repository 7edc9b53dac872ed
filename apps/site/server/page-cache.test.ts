import { describe, expect, it } from 'vitest';
import { createPage, type Page } from './page.ts';
import { PageCache } from './page-cache.ts';

function page(text: string, status = 200, surrogateKeys = '', isPurged = true): Page {
  const headers = { 'cache-control': 'public', ...(surrogateKeys && { 'surrogate-key': surrogateKeys }) };
  return createPage(status, headers, Buffer.from(text), { isPurged });
}

function createCache(bytes = 1e6) {
  let time = 0;
  const cache = new PageCache({ bytes, freshSeconds: 60, longestSeconds: 3600, now: () => time });
  const wait = (seconds: number) => {
    time += seconds * 1000;
  };
  return { cache, wait };
}

const textOf = async (loaded: Page | Promise<Page>) => (await (await loaded).body.read(null)).toString();
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the page cache', () => {
  it('renders a page once for concurrent requests', async () => {
    const { cache } = createCache();
    let renders = 0;
    const render = async () => page(`${++renders}`);
    const [first, second] = await Promise.all([cache.load('/', render), cache.load('/', render)]);
    expect(first).toBe(second);
    expect(await cache.load('/', render)).toBe(first);
    expect(renders).toBe(1);
  });

  it('returns a stale page at once and renders it again in the background', async () => {
    const { cache, wait } = createCache();
    const first = await cache.load('/', async () => page('old'));
    wait(61);
    expect(cache.load('/', async () => page('new'))).toBe(first);
    await settled();
    expect(await textOf(cache.load('/', async () => page('newest')))).toBe('new');
  });

  it('returns a page without rendering it again while purges arrive, for at most the longest time', async () => {
    const { cache, wait } = createCache();
    const first = await cache.load('/', async () => page('old'));
    const never = () => Promise.reject(new Error('rendered'));
    for (let minutes = 1; minutes < 60; minutes += 1) {
      wait(60);
      cache.noteFollowed();
      expect(cache.load('/', never)).toBe(first);
    }
    cache.purge(['business:1']);
    expect(cache.load('/', never)).toBe(first);
    wait(61);
    cache.noteFollowed();
    expect(cache.load('/', async () => page('new'))).toBe(first);
    await settled();
    expect(await textOf(cache.load('/', never))).toBe('new');
  });

  it('renders again after the fresh seconds when purges no longer arrive, and what no purge tells of', async () => {
    const { cache, wait } = createCache();
    const render = (text: string, isPurged: boolean) => async () => page(text, 200, '', isPurged);
    await cache.load('/', render('old', true));
    await cache.load('/robots.txt', render('old', false));
    wait(50);
    cache.noteFollowed();
    wait(50);
    expect(await textOf(cache.load('/', render('new', true)))).toBe('old');
    expect(await textOf(cache.load('/robots.txt', render('new', false)))).toBe('old');
    await settled();
    expect(await textOf(cache.load('/', render('newer', true)))).toBe('old');
    expect(await textOf(cache.load('/robots.txt', render('newer', false)))).toBe('new');
    wait(11);
    expect(await textOf(cache.load('/', render('new', true)))).toBe('old');
    await settled();
    expect(await textOf(cache.load('/', render('newer', true)))).toBe('new');
  });

  it('waits for a new page when the old one is too old', async () => {
    const { cache, wait } = createCache();
    await cache.load('/', async () => page('old'));
    wait(661);
    expect(await textOf(cache.load('/', async () => page('new')))).toBe('new');
  });

  it('returns a page that is days old when rendering fails, unless it was purged', async () => {
    const { cache, wait } = createCache();
    const fail = () => Promise.reject(new Error('More is asked than can be answered'));
    const first = await cache.load('/', async () => page('old'));
    wait(3 * 86_400);
    expect(await cache.load('/', fail)).toBe(first);
    expect(await cache.load('/', async () => page('down', 503))).toBe(first);
    cache.purge(['*']);
    await expect(cache.load('/', fail)).rejects.toThrow('More is asked');
  });

  it('keeps an old page while the API is down, and deletes one that is gone', async () => {
    const { cache, wait } = createCache();
    const first = await cache.load('/', async () => page('old'));
    wait(61);
    expect(cache.load('/', async () => page('down', 503))).toBe(first);
    await settled();
    expect(cache.load('/', async () => page('gone', 404))).toBe(first);
    await settled();
    expect(await textOf(cache.load('/', async () => page('back')))).toBe('back');
  });

  it('never caches an error page', async () => {
    const { cache } = createCache();
    await cache.load('/', async () => page('down', 503));
    expect(await textOf(cache.load('/', async () => page('up')))).toBe('up');
  });

  it('deletes the least recently used pages beyond the size limit', async () => {
    const weight = page('a').body.bytes;
    const { cache } = createCache(2.5 * weight);
    const load = (address: string, text: string) => textOf(cache.load(address, async () => page(text)));
    await load('/a', 'a');
    await load('/b', 'b');
    await load('/a', 'new a');
    await load('/c', 'c');
    expect(cache.bytes).toBe(2 * weight);
    expect([await load('/a', 'new a'), await load('/c', 'new c')]).toEqual(['a', 'c']);
    expect(await load('/b', 'new b')).toBe('new b');
  });

  it('never caches a page larger than the limit', async () => {
    const { cache } = createCache(100);
    await cache.load('/', async () => page('large'));
    expect(cache.bytes).toBe(0);
  });
});

describe('a purge', () => {
  it('deletes exactly the pages that show the changed content', async () => {
    const { cache } = createCache();
    await cache.load('/a', async () => page('a', 200, 'business:1 product:2'));
    await cache.load('/b', async () => page('b', 200, 'business:3'));
    cache.purge(['product:2', 'user:9']);
    expect(await textOf(cache.load('/a', async () => page('new a')))).toBe('new a');
    expect(await textOf(cache.load('/b', async () => page('new b')))).toBe('b');
    cache.purge(['*']);
    expect(cache.bytes).toBe(0);
    expect(await textOf(cache.load('/b', async () => page('new b')))).toBe('new b');
  });

  it('during rendering makes the page render again', async () => {
    const { cache } = createCache();
    const texts = ['old', 'new'];
    const finish: (() => void)[] = [];
    const render = () =>
      new Promise<Page>((resolve) => {
        const rendered = page(texts.shift() ?? '', 200, 'business:1');
        finish.push(() => resolve(rendered));
      });
    const asked = cache.load('/', render);
    cache.purge(['business:1']);
    const askedLater = cache.load('/', render);
    finish.shift()?.();
    await expect.poll(() => finish.length).toBe(1);
    finish.shift()?.();
    expect([await textOf(asked), await textOf(askedLater)]).toEqual(['new', 'new']);
    expect(await textOf(cache.load('/', render))).toBe('new');
  });

  it('on every rendering returns the page without caching it', async () => {
    const { cache } = createCache();
    let renders = 0;
    const render = async () => {
      await Promise.resolve();
      cache.purge(['business:1']);
      return page(`${++renders}`, 200, 'business:1');
    };
    expect(await textOf(cache.load('/', render))).toBe('3');
    expect(cache.bytes).toBe(0);
  });
});
