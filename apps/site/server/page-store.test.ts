import { describe, expect, it } from 'vitest';
import { createPage, type Page } from './page.ts';
import { PageStore } from './page-store.ts';

const page = (text: string, status = 200): Page =>
  createPage({ status, headers: {}, body: Buffer.from(text), shared: status === 200 });

function createStore() {
  let time = 0;
  const store = new PageStore({ bytes: 1e6, freshSeconds: 60, staleSeconds: 600, now: () => time });
  const wait = (seconds: number) => {
    time += seconds * 1000;
  };
  return { store, wait };
}

describe('PageStore', () => {
  it('renders a page once for all who ask for it together', async () => {
    const { store } = createStore();
    let renders = 0;
    const render = async () => page(`${++renders}`);
    const [first, second] = await Promise.all([store.load('/', render), store.load('/', render)]);
    expect(first).toBe(second);
    expect(await store.load('/', render)).toBe(first);
    expect(renders).toBe(1);
  });

  it('gives an old page at once and renews it behind', async () => {
    const { store, wait } = createStore();
    const first = await store.load('/', async () => page('old'));
    wait(61);
    const renewed = Promise.resolve(page('new'));
    expect(store.load('/', () => renewed)).toBe(first);
    await renewed;
    await Promise.resolve();
    expect((await store.load('/', async () => page('newest'))).body.toString()).toBe('new');
  });

  it('waits for a new page when the old one is too old', async () => {
    const { store, wait } = createStore();
    await store.load('/', async () => page('old'));
    wait(661);
    expect((await store.load('/', async () => page('new'))).body.toString()).toBe('new');
  });

  it('rather gives a page of days ago than none, but none that shows what was changed', async () => {
    const { store, wait } = createStore();
    const fail = () => Promise.reject(new Error('More is asked than can be answered'));
    const first = await store.load('/', async () => page('old'));
    wait(3 * 86_400);
    expect(await store.load('/', fail)).toBe(first);
    expect(await store.load('/', async () => page('down', 503))).toBe(first);
    store.purge(['*']);
    await expect(store.load('/', fail)).rejects.toThrow('More is asked');
  });

  it('keeps an old page while the API is down, and drops one that is gone', async () => {
    const { store, wait } = createStore();
    const first = await store.load('/', async () => page('old'));
    wait(61);
    const down = Promise.resolve(page('down', 503));
    expect(store.load('/', () => down)).toBe(first);
    await down;
    await Promise.resolve();
    await Promise.resolve();
    const gone = Promise.resolve(page('gone', 404));
    expect(store.load('/', () => gone)).toBe(first);
    await gone;
    await Promise.resolve();
    await Promise.resolve();
    expect((await store.load('/', async () => page('back'))).body.toString()).toBe('back');
  });

  it('never keeps an error page', async () => {
    const { store } = createStore();
    await store.load('/', async () => page('down', 503));
    expect((await store.load('/', async () => page('up'))).body.toString()).toBe('up');
  });
});

describe('PageStore.purge', () => {
  const about = (text: string, ...keys: string[]): Page =>
    createPage({
      status: 200,
      headers: { 'surrogate-key': keys.join(' ') },
      body: Buffer.from(text),
      shared: true,
    });
  const textOf = async (page: Page | Promise<Page>) => (await page).body.toString();

  it('forgets the pages that show what was changed, and no others', async () => {
    const { store } = createStore();
    await store.load('/a', async () => about('a', 'business:1', 'product:2'));
    await store.load('/b', async () => about('b', 'business:3'));
    store.purge(['product:2', 'user:9']);
    expect(await textOf(store.load('/a', async () => about('new a')))).toBe('new a');
    expect(await textOf(store.load('/b', async () => about('new b')))).toBe('b');
    store.purge(['*']);
    expect(store.bytes).toBe(0);
    expect(await textOf(store.load('/b', async () => about('new b')))).toBe('new b');
  });

  it('renders again what was changed while it was rendered', async () => {
    const { store } = createStore();
    const texts = ['old', 'new'];
    const finish: (() => void)[] = [];
    const render = () =>
      new Promise<Page>((resolve) => {
        const page = about(texts.shift() ?? '', 'business:1');
        finish.push(() => resolve(page));
      });
    const asked = store.load('/', render);
    store.purge(['business:1']);
    const askedLater = store.load('/', render);
    finish.shift()?.();
    await expect.poll(() => finish.length).toBe(1);
    finish.shift()?.();
    expect([await textOf(asked), await textOf(askedLater)]).toEqual(['new', 'new']);
    expect(await textOf(store.load('/', render))).toBe('new');
  });

  it('gives a page that is changed all the time, and does not keep it', async () => {
    const { store } = createStore();
    let renders = 0;
    const render = async () => {
      await Promise.resolve();
      store.purge(['business:1']);
      return about(`${++renders}`, 'business:1');
    };
    expect(await textOf(store.load('/', render))).toBe('3');
    expect(store.bytes).toBe(0);
  });
});
