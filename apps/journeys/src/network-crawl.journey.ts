import { homeSiteOf } from '@wbn/edition/home-site.ts';
import { languages } from '@wbn/edition/language.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { type EditionId, network, sisterSitesOf } from '@wbn/edition/network.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ReadDocument, readDocument } from './testing/read-document.ts';
import { createSiteReader, forEachInParallel } from './testing/site-reader.ts';
import { isStanding } from './testing/standing.ts';

interface CrawledPage extends Pick<ReadDocument, 'canonicals' | 'alternates' | 'robots'> {
  readonly status: number;
  /** Whole addresses on the same site, without anchors. */
  readonly links: readonly string[];
}

const reader = createSiteReader(inject('siteUrl'));
const kinds = ['pages', 'businesses', 'products', 'people'] as const;
type Kind = (typeof kinds)[number];

/** What the sitemaps of each site list. */
const listed = new Map<EditionId, Record<Kind, string[]>>();
/** Every page of every sitemap, by its whole address. */
const pages = new Map<string, CrawledPage>();

const plain = (text: string) => text.replaceAll('&apos;', "'").replaceAll('&amp;', '&');
const addressesOf = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => plain(address));

async function crawl(address: string): Promise<CrawledPage> {
  const { host, pathname, search } = new URL(address);
  const { status, body } = await reader.read(pathname + search, host);
  const { canonicals, alternates, robots, links } = readDocument(body);
  const near = new Set<string>();
  for (const link of links) {
    const target = new URL(link, address);
    if (target.host === host) near.add(target.origin + target.pathname + target.search);
  }
  return { status, canonicals, alternates, robots, links: [...near] };
}

async function readSitemaps(id: EditionId, host: string): Promise<void> {
  const found: Record<Kind, string[]> = { pages: [], businesses: [], products: [], people: [] };
  const index = await reader.read('/sitemap.xml', host);
  for (const file of addressesOf(index.body)) {
    const { host: where, pathname } = new URL(file);
    const kind = kinds.find((known) => pathname.startsWith(`/sitemaps/${known}`));
    if (!kind || where !== host) throw new Error(`A sitemap of ${host} lists ${file}`);
    found[kind].push(...addressesOf((await reader.read(pathname, host)).body).filter(isStanding));
  }
  listed.set(id, found);
}

beforeAll(async () => {
  await forEachInParallel([...network], ({ id, host }) => readSitemaps(id, host));
  const all = [...listed.values()].flatMap((byKind) => kinds.flatMap((kind) => byKind[kind]));
  await forEachInParallel(all, async (address) => {
    pages.set(address, await crawl(address));
  });
}, 300_000);

afterAll(() => reader.close());

/** Addresses for which something is wrong; a few of them are enough to see what. */
const faulty = (isWrong: (page: CrawledPage, address: string) => boolean) =>
  [...pages]
    .filter(([address, page]) => isWrong(page, address))
    .map(([address]) => address)
    .slice(0, 10);

describe('all sites of the network, as a search engine sees them', () => {
  it('EDN-01: every page of the sitemaps of all 25 sites is there, in four languages, and open to search engines', () => {
    expect(listed.size).toBe(25);
    for (const { id, host } of network) {
      const own = listed.get(id)?.pages ?? [];
      expect(own.length).toBeGreaterThanOrEqual(35 * languages.length);
      expect(own.every((address) => address.startsWith(`https://${host}/`))).toBe(true);
    }
    expect(faulty(({ status }) => status !== 200)).toEqual([]);
    expect(faulty(({ robots }) => robots.includes('noindex'))).toEqual([]);
    process.stdout.write(`network-crawl: ${pages.size} pages of ${listed.size} sites\n`);
  });

  it('EDN-05: every page names one canonical address, its own', () => {
    expect(faulty(({ canonicals }, address) => canonicals.length !== 1 || canonicals[0] !== address)).toEqual(
      [],
    );
  });

  it('EDN-05: no hreflang tag stands twice in a page, and each page has x-default and itself', () => {
    expect(
      faulty(({ alternates }) => new Set(alternates.map(([tag]) => tag)).size !== alternates.length),
    ).toEqual([]);
    expect(faulty(({ alternates }) => !alternates.some(([tag]) => tag === 'x-default'))).toEqual([]);
    expect(
      faulty(
        ({ alternates }, own) => !alternates.some(([tag, other]) => tag !== 'x-default' && other === own),
      ),
    ).toEqual([]);
  });

  it('EDN-05: hreflang pairs are tied from both sides, over languages and sites', () => {
    const members = new Map(
      [...pages].map(([address, { alternates }]) => [address, new Set(alternates.map(([, other]) => other))]),
    );
    let pairs = 0;
    const broken: string[] = [];
    for (const [address, others] of members) {
      for (const other of others) {
        pairs += 1;
        if (!members.get(other)?.has(address)) broken.push(`${address} -> ${other}`);
      }
    }
    expect(broken.slice(0, 10)).toEqual([]);
    expect(pairs).toBeGreaterThan(network.length * 35 * languages.length * 100);
  });

  it('EDN-01: every company, product and person is in the sitemap of one site, and of a site only', async () => {
    const idOf = (address: string) => address.replace(/\/$/, '').slice(-36);
    for (const kind of ['businesses', 'products', 'people'] as const) {
      const reply = await fetch(`${inject('apiUrl')}/sitemap/${kind}?size=5000`);
      const { data } = (await reply.json()) as { data: { id: string }[] };
      const known = data.map(({ id }) => id).filter(isStanding);
      const sites = new Map<string, Set<EditionId>>();
      for (const [id, byKind] of listed) {
        for (const address of byKind[kind]) {
          sites.set(idOf(address), (sites.get(idOf(address)) ?? new Set()).add(id));
        }
      }
      expect([...sites.values()].every((homes) => homes.size === 1)).toBe(true);
      expect([...sites.keys()].toSorted()).toEqual(known.toSorted());
    }
  });

  it('EDN-01: on other sites a company, product or person names its home as canonical, and no alternates', async () => {
    const entities = [...listed.values()].flatMap(({ businesses, products, people }) => [
      ...businesses,
      ...products,
      ...people,
    ]);
    const wrong: string[] = [];
    await forEachInParallel([...entities.entries()], async ([at, home]) => {
      const site = network[at % network.length] ?? network[0];
      const { host, pathname } = new URL(home);
      if (host === site.host) return;
      const there = languageOf(home);
      const path = languagePath(site, there.language, there.path(pathname));
      const copy = await crawl(`https://${site.host}${path}`);
      const fine = copy.status === 200 && copy.canonicals.join() === home && copy.alternates.length === 0;
      if (!fine) wrong.push(`${site.host}${path} -> ${copy.status} ${copy.canonicals}`);
    });
    expect(wrong.slice(0, 10)).toEqual([]);
  });

  it.each(network)(
    'EDN-05: $id has no orphan: links lead from home to every page of its sitemaps',
    async (site) => {
      const wanted = new Set(kinds.flatMap((kind) => listed.get(site.id)?.[kind] ?? []));
      const depths = await follow(site, wanted);
      expect([...wanted].filter((address) => !depths.has(address)).slice(0, 10)).toEqual([]);
      expect(Math.max(...[...wanted].map((address) => depths.get(address) ?? 0))).toBeLessThanOrEqual(9);
    },
  );
});

/** Language of an address and how to take its code off a path. */
function languageOf(address: string) {
  const { host, pathname } = new URL(address);
  const site = network.find((known) => known.host === host) ?? network[0];
  const language = languages.find((code) => pathname === `/${code}` || pathname.startsWith(`/${code}/`));
  return {
    language: language ?? site.language,
    path: (path: string) => (language ? path.slice(language.length + 1) || '/' : path),
  };
}

/**
 * Walks from the site's home along its links, to pages of the sitemaps and through the lists that lead to them: the indexes of
 * countries and the results of a country that is at home here. Gives the least number of clicks to each page.
 */
async function follow(site: (typeof network)[number], wanted: ReadonlySet<string>) {
  const circle = { id: site.id, sisterSites: sisterSitesOf(site.id) };
  const isList = (address: string) => {
    const { pathname, searchParams } = new URL(address);
    if (pathname === '/countries') return true;
    if (pathname !== '/search-result' || searchParams.get('search') !== '') return false;
    return homeSiteOf(circle, searchParams.get('countries') ?? '') === site.id && isCountry(searchParams);
  };
  const home = `https://${site.host}/`;
  const depths = new Map([[home, 0]]);
  for (let front = [home], depth = 1; front.length > 0; depth += 1) {
    const next = new Set<string>();
    await forEachInParallel(front, async (address) => {
      const { links } = pages.get(address) ?? (await crawl(address));
      for (const link of links) {
        if (!depths.has(link) && (wanted.has(link) || isList(link))) next.add(link);
      }
    });
    for (const address of next) depths.set(address, depth);
    front = [...next];
  }
  return depths;
}

/** Results of one country and kind, page by page, without a narrower filter. */
function isCountry(parameters: URLSearchParams): boolean {
  return parameters.get('countries') !== 'global' && !parameters.has('industry');
}
