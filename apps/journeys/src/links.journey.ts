import { languages } from '@wbn/edition/language.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ReadDocument, readDocument } from './testing/read-document.ts';
import { createSiteReader, forEachInParallel } from './testing/site-reader.ts';
import { isStanding } from './testing/standing.ts';

interface SeenPage extends Omit<ReadDocument, 'links' | 'assets' | 'alternates'> {
  readonly language: string;
}

const site = new URL(inject('siteUrl'));
const accounts = new URL(inject('accountsUrl')).origin;
const reader = createSiteReader(site.href);

const seen = new Map<string, SeenPage>();
const faults: string[] = [];
/** Links to a place within a page: the page, the place, and one page where the link stands. */
const anchors = new Map<string, { path: string; id: string; from: string }>();
const assets = new Set<string>();
const outside = new Set<string>();
let toLogin = 0;

const languageOf = (path: string) =>
  languages.find((code) => new RegExp(`^/${code}(?:/|$)`).test(path)) ?? 'en';
const isHome = (path: string) => path === '/' || languages.some((code) => path === `/${code}`);
/** The query of a list of results; of other pages nothing. */
const listOf = (path: string) =>
  path.includes('/search-result?') ? new URL(path, site).searchParams : undefined;

/**
 * Whether a link is followed. All are, but from one list of results to the next (another kind or page of the same search), whose
 * number is that of all words times kinds times pages: these are followed in English without words, and with words for
 * one search in four hundred. Every list that any other page links to is seen.
 */
function isFollowed(from: string, to: string): boolean {
  const [list, next] = [listOf(from), listOf(to)];
  if (!list || !next) return true;
  const words = next.get('search') ?? '';
  if (words !== '') return isSample(words);
  return languageOf(to) === 'en' || list.get('business') === next.get('business');
}

const isOneOfMany = (path: string) =>
  /^\/\w\w\/(?:business|business-product|profile)\/|^\/\w\w\/search-result\?.*search=./.test(path);

/**
 * Whether a page is read in its language. All are in English and Spanish; of companies, products, people and searches in the other two,
 * which the same code writes with other words, every second.
 */
function isRead(path: string): boolean {
  if (/^(?:en|es)$/.test(languageOf(path)) || !isOneOfMany(path)) return true;
  return [...path].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2 === 0;
}

const isSample = (words: string) =>
  [...words].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 400 === 0;

async function visit(path: string, found: (path: string) => void): Promise<void> {
  const { status, location, type, body } = await reader.read(path, site.host);
  const fault = (what: string) => faults.push(`${path}: ${what}`);
  if (status >= 300 && status < 400) {
    const target = new URL(location ?? '', new URL(path, site));
    if (target.origin === accounts) toLogin += 1;
    else fault(`is redirected to ${isHome(target.pathname) ? 'home' : target.href}`);
    return;
  }
  if (status !== 200) return void fault(`answers ${status}`);
  if (!type.startsWith('text/html')) return;

  const { links, assets: used, alternates: _, ...page } = readDocument(body);
  const language = languageOf(path);
  seen.set(path, { ...page, language });
  if (page.lang.slice(0, 2) !== language) fault(`is in the language '${page.lang}'`);
  if (page.titles !== 1 || page.title === '') fault(`has ${page.titles} titles`);
  if (page.description === '') fault('has no description');
  if (page.headings !== 1) fault(`has ${page.headings} h1`);
  if (page.canonicals.length > 1) fault(`names ${page.canonicals.length} canonical addresses`);
  for (const asset of used) assets.add(new URL(asset, site).href);
  for (const link of links) {
    const target = URL.canParse(link, new URL(path, site)) ? new URL(link, new URL(path, site)) : undefined;
    if (!target) fault(`links to '${link}'`);
    else if (target.origin !== site.origin) outside.add(target.href);
    else {
      const to = target.pathname + target.search;
      if (target.hash)
        anchors.set(to + target.hash, { path: to, id: decodeURIComponent(target.hash.slice(1)), from: path });
      if (isFollowed(path, to) && isStanding(to) && isRead(to)) found(to);
    }
  }
}

beforeAll(async () => {
  const queue = ['/', '/es', '/it', '/zh'];
  const queued = new Set(queue);
  await forEachInParallel(queue, (path) =>
    visit(path, (to) => {
      if (queued.has(to)) return;
      queued.add(to);
      queue.push(to);
    }),
  );
}, 400_000);

afterAll(() => reader.close());

const few = (list: readonly string[]) => [`${list.length} in all`, ...list.slice(0, 25)];
const none = few([]);

describe('every link of the site, in four languages', () => {
  it('decision 2: no page is missing, fails, leads home or lacks title, description, heading or language', () => {
    process.stdout.write(
      `links: ${seen.size} pages, ${assets.size} files, ${outside.size} links to elsewhere, ${toLogin} to the login\n`,
    );
    expect(few(faults)).toEqual(none);
    for (const language of languages) {
      expect([...seen.values()].filter((page) => page.language === language).length).toBeGreaterThan(1000);
    }
  });

  it.each(['title', 'description'] as const)(
    'EDN-03: no two pages of a language have the same %s',
    (what) => {
      const first = new Map<string, string>();
      const twice: string[] = [];
      for (const [path, page] of seen) {
        const [canonical] = page.canonicals;
        const isOwn = canonical !== undefined && new URL(canonical).href === new URL(path, site).href;
        if (!isOwn || page.robots.includes('noindex')) continue;
        const key = `${page.language} ${page[what]}`;
        const other = first.get(key);
        if (other === undefined) first.set(key, path);
        else twice.push(`${path} = ${other}: ${page[what]}`);
      }
      expect(first.size).toBeGreaterThan(1000);
      expect(few(twice)).toEqual(none);
    },
  );

  it('decision 3: every link to a place within a page finds it', () => {
    const lost = [...anchors.values()]
      .filter(({ path, id }) => seen.get(path)?.ids.has(id) === false)
      .map(({ path, id, from }) => `${from} -> ${path}#${id}`);
    expect(few(lost)).toEqual(none);
  });

  it('pictures, styles and scripts are there', async () => {
    const sample = [...assets].filter(
      (_, at) => assets.size < 400 || at % Math.ceil(assets.size / 400) === 0,
    );
    const missing: string[] = [];
    await forEachInParallel(sample, async (address) => {
      const response = await fetch(address);
      await response.body?.cancel();
      if (response.status !== 200) missing.push(`${response.status} ${address}`);
    });
    expect(sample.length).toBeGreaterThan(50);
    expect(few(missing)).toEqual(none);
  });

  it('links to elsewhere are written as such', () => {
    const wrong = [...outside].filter((address) => {
      const { protocol, hostname, pathname } = new URL(address);
      if (protocol === 'tel:') return !/^\+\d{7,15}$/.test(pathname);
      if (protocol === 'mailto:') return !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(decodeURIComponent(pathname));
      return !/^https?:$/.test(protocol) || hostname === '';
    });
    expect(few(wrong)).toEqual(none);
  });
});
