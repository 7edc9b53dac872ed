import { sitemapKinds as listedKinds } from '@wbn/contract/search/sitemap-kind.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import type { IsInitial } from './initial-entries.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import { createSiteReader, forEachInParallel } from './site-reader.ts';

export const sitemapKinds = ['pages', ...listedKinds] as const;
export type SitemapKind = (typeof sitemapKinds)[number];
/** Absolute addresses in the sitemaps of one site. */
export type SiteList = Readonly<Record<SitemapKind, readonly string[]>>;

export interface CrawledPage extends Pick<ReadDocument, 'canonicals' | 'alternates' | 'robots'> {
  readonly status: number;
  /** Language tag and address of each `hreflang` link in the sitemap. */
  readonly listedAlternates: ReadDocument['alternates'];
  /** Absolute addresses on the same site, without fragments. */
  readonly links: readonly string[];
}

/** What a crawl reads besides the sitemaps, which it always reads completely. */
export interface NetworkSelection {
  /** Addresses from the sitemaps. */
  readonly pages: readonly string[];
  /** Sites that are crawled from their home page; all pages of their sitemaps are read. */
  readonly walked: readonly EditionId[];
}

export interface NetworkCrawl {
  readonly apiUrl: string;
  readonly isInitial: IsInitial;
  /** Content of each site's sitemaps. */
  readonly listed: ReadonlyMap<EditionId, SiteList>;
  /** Pages that were read, by absolute address. */
  readonly pages: ReadonlyMap<string, CrawledPage>;
  readonly walked: readonly EditionId[];
  /** Reads one more page. */
  read(address: string): Promise<CrawledPage>;
  close(): void;
}

interface NetworkToCrawl {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly isInitial: IsInitial;
  readonly select: (listed: ReadonlyMap<EditionId, SiteList>) => NetworkSelection;
  readonly onPage?: (read: number, all: number) => void;
}

/** Reads the sitemaps of all sites by host name, as a search engine does, and the selected pages. */
export async function crawlNetwork(given: NetworkToCrawl): Promise<NetworkCrawl> {
  const reader = createSiteReader(given.siteUrl);
  const alternatesOf = new Map<string, ReadDocument['alternates']>();

  async function readList(host: string): Promise<SiteList> {
    const found: Record<SitemapKind, string[]> = {
      pages: [],
      businesses: [],
      products: [],
      people: [],
      groups: [],
    };
    const index = await reader.read('/sitemap.xml', host);
    for (const file of addressesOf(index.body)) {
      const { host: where, pathname } = new URL(file);
      const kind = sitemapKinds.find((known) => pathname.startsWith(`/sitemaps/${known}`));
      if (!kind || where !== host) throw new Error(`A sitemap of ${host} lists ${file}`);
      const { body } = await reader.read(pathname, host);
      found[kind].push(...addressesOf(body).filter(given.isInitial));
      for (const [entry] of body.matchAll(/<url>.*<\/url>/g)) {
        const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
        const [address = ''] = addressesOf(entry);
        alternatesOf.set(
          address,
          links.map(([, tag = '', other = '']) => [tag, plain(other)]),
        );
      }
    }
    return found;
  }

  async function read(address: string): Promise<CrawledPage> {
    const { host, pathname, search } = new URL(address);
    const { status, body } = await reader.read(pathname + search, host);
    const { canonicals, alternates, robots, links } = readDocument(body);
    const near = new Set<string>();
    for (const link of links) {
      const target = new URL(link, address);
      if (target.host === host) near.add(target.origin + target.pathname + target.search);
    }
    const listedAlternates = alternatesOf.get(address) ?? [];
    return { status, canonicals, alternates, listedAlternates, robots, links: [...near] };
  }

  const listed = new Map<EditionId, SiteList>();
  await forEachInParallel([...network], async ({ id, host }) => {
    listed.set(id, await readList(host));
  });
  const { pages: selected, walked } = given.select(listed);
  const pages = new Map<string, CrawledPage>();
  await forEachInParallel([...selected], async (address) => {
    pages.set(address, await read(address));
    given.onPage?.(pages.size, selected.length);
  });
  const { apiUrl, isInitial } = given;
  return { apiUrl, isInitial, listed, pages, walked, read, close: reader.close };
}

const plain = (text: string) => text.replaceAll('&apos;', "'").replaceAll('&amp;', '&');
const addressesOf = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => plain(address));
