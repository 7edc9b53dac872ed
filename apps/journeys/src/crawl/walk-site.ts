import { homeSiteOf } from '@wbn/edition/home-site.ts';
import { type EditionId, networkSite, sisterSitesOf } from '@wbn/edition/network.ts';
import type { NetworkCrawl } from './crawl-network.ts';
import { isOfOneCountry, listOf } from './result-list.ts';
import { forEachInParallel } from './site-reader.ts';

/**
 * Follows a site's links from home to the pages of its sitemaps, through country indexes and result lists of
 * countries at home here. Returns the minimum number of clicks to each page.
 */
export async function walkSite(
  { pages, read }: NetworkCrawl,
  id: EditionId,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const circle = { id, sisterSites: sisterSitesOf(id) };
  const isList = (address: string) => {
    const { pathname, search } = new URL(address);
    if (pathname === '/countries') return true;
    // All pages of unfiltered lists of each kind.
    const list = listOf(pathname + search);
    const [country] = list?.countries ?? [];
    return (
      pathname === '/search-result' &&
      list !== undefined &&
      list.search === '' &&
      isOfOneCountry(list) &&
      country !== undefined &&
      homeSiteOf(circle, country) === id
    );
  };
  const home = `https://${networkSite(id).host}/`;
  const depths = new Map([[home, 0]]);
  for (let front = [home], depth = 1; front.length > 0; depth += 1) {
    const next = new Set<string>();
    await forEachInParallel(front, async (address) => {
      const { links } = pages.get(address) ?? (await read(address));
      for (const link of links) {
        if (!depths.has(link) && (wanted.has(link) || isList(link))) next.add(link);
      }
    });
    for (const address of next) depths.set(address, depth);
    front = [...next];
  }
  return depths;
}
