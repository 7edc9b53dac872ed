import { sitemapKinds as entryKinds } from '@wbn/contract/search/sitemap-kind.ts';
import { languages } from '@wbn/edition/language.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { type CrawledPage, type NetworkCrawl, sitemapKinds } from './crawl-network.ts';
import { languageOf } from './language-of.ts';
import type { Rule } from './rule.ts';
import { missingLinks } from './same-links.ts';
import { forEachInParallel } from './site-reader.ts';
import { walkSite } from './walk-site.ts';

/** Returns the pages for which a check fails. */
const pagesThat =
  (isWrong: (page: CrawledPage, address: string) => boolean) =>
  ({ pages }: NetworkCrawl): string[] =>
    [...pages].filter(([address, page]) => isWrong(page, address)).map(([address]) => address);

function incompleteLists({ listed }: NetworkCrawl): string[] {
  return network.flatMap(({ id, host }) => {
    const own = listed.get(id)?.pages ?? [];
    const strange = own.filter((address) => !address.startsWith(`https://${host}/`));
    return own.length < 35 * languages.length ? [`${id} lists ${own.length} pages`, ...strange] : strange;
  });
}

/**
 * Returns hreflang links, of pages or their sitemap entries, that are not mutual among the pages that were read, or that
 * lead to a page in no sitemap.
 */
function untiedPairs({ listed, pages }: NetworkCrawl): string[] {
  const known = new Set([...listed.values()].flatMap((list) => sitemapKinds.flatMap((kind) => list[kind])));
  const members = new Map(
    [...pages].map(([address, { alternates, listedAlternates }]) => [
      address,
      new Set([...alternates, ...listedAlternates].map(([, other]) => other)),
    ]),
  );
  let pairs = 0;
  const broken: string[] = [];
  for (const [address, others] of members) {
    for (const other of others) {
      const back = members.get(other);
      if (back) pairs += 1;
      if (!known.has(other) || back?.has(address) === false) broken.push(`${address} -> ${other}`);
    }
  }
  return pairs < 4 * pages.size ? [`only ${pairs} pairs of ${pages.size} pages`, ...broken] : broken;
}

/** Returns pages of all sites whose sitemap entry lacks an address of a site or language, or one that the page names. */
function unlistedAlternates({ listed, pages }: NetworkCrawl): string[] {
  const general = new Set([...listed.values()].flatMap((list) => list.pages));
  return [...pages].flatMap(([address, { alternates, listedAlternates }]) => {
    const known = new Set(listedAlternates.map((link) => link.join(' ')));
    const isWhole = known.size === network.length * languages.length + 1;
    const isFine = isWhole && alternates.every((link) => known.has(link.join(' ')));
    return isFine || !general.has(address) ? [] : [address];
  });
}

/** Returns companies, products and people that are not listed by exactly one site. */
async function strayEntries({ apiUrl, isInitial, listed }: NetworkCrawl): Promise<string[]> {
  const idOf = (address: string) => address.replace(/\/$/, '').slice(-36);
  const stray: string[] = [];
  for (const kind of entryKinds) {
    const reply = await fetch(`${apiUrl}/sitemap/${kind}?size=5000`);
    const { data } = (await reply.json()) as { data: { id: string }[] };
    const known = new Set(data.map(({ id }) => id).filter(isInitial));
    const sites = new Map<string, Set<EditionId>>();
    for (const [id, list] of listed) {
      for (const address of list[kind]) {
        sites.set(idOf(address), (sites.get(idOf(address)) ?? new Set()).add(id));
      }
    }
    for (const [id, homes] of sites) {
      if (homes.size !== 1 || !known.has(id)) stray.push(`${kind} ${id}: ${[...homes]}`);
    }
    for (const id of known) if (!sites.has(id)) stray.push(`${kind} ${id}: on no site`);
  }
  return stray;
}

/** Reads each entry on a site other than its home; returns wrong statuses, canonicals and hreflang links. */
async function wrongCopies({ listed, pages, read }: NetworkCrawl): Promise<string[]> {
  const entries = [...listed.values()]
    .flatMap((list) => entryKinds.flatMap((kind) => list[kind]))
    .filter((address) => pages.has(address));
  const wrong: string[] = [];
  await forEachInParallel([...entries.entries()], async ([at, home]) => {
    const site = network[at % network.length] ?? network[0];
    const { host, pathname } = new URL(home);
    if (host === site.host) return;
    const there = languageOf(home);
    const path = languagePath(site, there.language, there.path(pathname));
    const copy = await read(`https://${site.host}${path}`);
    const fine = copy.status === 200 && copy.canonicals.join() === home && copy.alternates.length === 0;
    if (!fine) wrong.push(`${site.host}${path} -> ${copy.status} ${copy.canonicals}`);
  });
  return entries.length === 0 ? ['no company, product or person was read'] : wrong;
}

async function orphans(crawl: NetworkCrawl): Promise<string[]> {
  const lost: string[] = [];
  for (const id of crawl.walked) {
    const list = crawl.listed.get(id);
    const wanted = new Set(sitemapKinds.flatMap((kind) => list?.[kind] ?? []));
    const depths = await walkSite(crawl, id, wanted);
    for (const address of wanted) {
      const depth = depths.get(address);
      if (depth === undefined) lost.push(address);
      else if (depth > 9) lost.push(`${address}: ${depth} clicks from home`);
    }
  }
  return crawl.walked.length === 0 ? ['no site was walked'] : lost;
}

/** Rules for the whole network, as a search engine sees it. */
export const networkRules: readonly Rule<NetworkCrawl>[] = [
  {
    name: 'EDN-01: the sitemaps of all 25 sites list their pages, in four languages',
    check: incompleteLists,
  },
  { name: 'EDN-01: every page of the sitemaps is there', check: pagesThat(({ status }) => status !== 200) },
  {
    name: 'EDN-01: every page of the sitemaps is open to search engines',
    check: pagesThat(({ robots }) => robots.includes('noindex')),
  },
  {
    name: 'EDN-05: every page names one canonical address, its own',
    check: pagesThat(({ canonicals }, address) => canonicals.length !== 1 || canonicals[0] !== address),
  },
  {
    name: 'EDN-05: no hreflang tag stands twice in a page or its sitemap entry',
    check: pagesThat((page) =>
      [page.alternates, page.listedAlternates].some(
        (links) => new Set(links.map(([tag]) => tag)).size !== links.length,
      ),
    ),
  },
  {
    name: 'EDN-05: the sitemap names a page without data on all sites in four languages, and what the page itself names',
    check: unlistedAlternates,
  },
  {
    name: 'EDN-05: each page has x-default and itself',
    check: pagesThat(
      ({ alternates }, own) =>
        !alternates.some(([tag]) => tag === 'x-default') ||
        !alternates.some(([tag, other]) => tag !== 'x-default' && other === own),
    ),
  },
  { name: 'EDN-05: hreflang pairs are tied from both sides, over languages and sites', check: untiedPairs },
  {
    name: 'EDN-01: every company, product and person is in the sitemap of one site, and of a site only',
    check: strayEntries,
  },
  {
    name: 'EDN-01: on other sites a company, product or person names its home as canonical, and no alternates',
    check: wrongCopies,
  },
  {
    name: 'EDN-05: a site has no orphan: at most nine links lead from home to every page of its sitemaps',
    check: orphans,
  },
  {
    name: 'EDN-05: from a page links lead to the same pages on every site',
    check: missingLinks,
  },
];
