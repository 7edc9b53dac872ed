import { languages } from '@wbn/edition/language.ts';
import type { IsInitial } from './initial-entries.ts';
import type { LinkChoice } from './link-choice.ts';
import { languageOf } from './page-kind.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import { createSiteReader, forEachInParallel } from './site-reader.ts';

interface SeenPage extends Omit<ReadDocument, 'links' | 'assets' | 'alternates'> {
  readonly language: string;
}

/** The pages of one site that are reachable by links. */
export interface SiteCrawl {
  readonly site: URL;
  /** By path with query. */
  readonly seen: Map<string, SeenPage>;
  /** Faults of single pages, as text. */
  readonly faults: string[];
  /** Links with a fragment: the page, the fragment, and one page that contains the link. */
  readonly anchors: Map<string, { path: string; id: string; from: string }>;
  /** Absolute addresses of pictures, styles and scripts. */
  readonly assets: Set<string>;
  /** Absolute addresses on other hosts. */
  readonly outside: Set<string>;
  /** Number of members' pages, which redirect to the login. */
  toLogin: number;
}

interface SiteToCrawl {
  readonly siteUrl: string;
  readonly accountsUrl: string;
  readonly isInitial: IsInitial;
  readonly isFollowed: LinkChoice;
  readonly onPage?: (seen: number, known: number) => void;
}

/** Crawls a site from its home pages in four languages; English is at the root. */
export async function crawlSite(given: SiteToCrawl): Promise<SiteCrawl> {
  const site = new URL(given.siteUrl);
  const reader = createSiteReader(site.href);
  const crawl: SiteCrawl = {
    site,
    seen: new Map(),
    faults: [],
    anchors: new Map(),
    assets: new Set(),
    outside: new Set(),
    toLogin: 0,
  };

  async function visit(path: string): Promise<readonly string[]> {
    const { status, location, type, body } = await reader.read(path, site.host);
    const fault = (what: string) => crawl.faults.push(`${path}: ${what}`);
    if (status >= 300 && status < 400) {
      const target = new URL(location ?? '', new URL(path, site));
      if (target.origin === new URL(given.accountsUrl).origin) crawl.toLogin += 1;
      else fault(`is redirected to ${isHome(target.pathname) ? 'home' : target.href}`);
      return [];
    }
    if (status !== 200) fault(`answers ${status}`);
    if (status !== 200 || !type.startsWith('text/html')) return [];
    const { links, assets, alternates: _, ...page } = readDocument(body);
    const language = languageOf(path, 'en');
    crawl.seen.set(path, { ...page, language });
    for (const what of faultsOf(page, language)) fault(what);
    for (const asset of assets) crawl.assets.add(new URL(asset, site).href);
    return [...links];
  }

  /** Returns the path of a link that the crawl should follow. */
  function pathToFollow(from: string, link: string): string | undefined {
    const target = URL.parse(link, new URL(from, site));
    if (!target) crawl.faults.push(`${from}: links to '${link}'`);
    else if (target.origin !== site.origin) crawl.outside.add(target.href);
    else {
      const to = target.pathname + target.search;
      if (target.hash)
        crawl.anchors.set(to + target.hash, { path: to, id: decodeURIComponent(target.hash.slice(1)), from });
      if (given.isInitial(to) && given.isFollowed(from, to, target.hash)) return to;
    }
    return undefined;
  }

  const known = new Set(['/', '/es', '/it', '/zh']);
  // Level by level, so that the order of links does not depend on response times.
  for (let front = [...known]; front.length > 0; ) {
    const linksOf = new Map<string, readonly string[]>();
    await forEachInParallel(front, async (path) => {
      linksOf.set(path, await visit(path));
      given.onPage?.(crawl.seen.size, known.size);
    });
    const next = new Set<string>();
    for (const path of front) {
      for (const link of linksOf.get(path) ?? []) {
        const to = pathToFollow(path, link);
        if (to !== undefined && !known.has(to)) next.add(to);
      }
    }
    for (const path of next) known.add(path);
    front = [...next];
  }
  reader.close();
  return crawl;
}

const isHome = (path: string) => path === '/' || languages.some((code) => path === `/${code}`);

function faultsOf(page: Omit<ReadDocument, 'links' | 'assets' | 'alternates'>, language: string): string[] {
  return [
    ...(page.lang.slice(0, 2) === language ? [] : [`is in the language '${page.lang}'`]),
    ...(page.titles === 1 && page.title !== '' ? [] : [`has ${page.titles} titles`]),
    ...(page.description === '' ? ['has no description'] : []),
    ...(page.headings === 1 ? [] : [`has ${page.headings} h1`]),
    ...(page.canonicals.length > 1 ? [`names ${page.canonicals.length} canonical addresses`] : []),
  ];
}
