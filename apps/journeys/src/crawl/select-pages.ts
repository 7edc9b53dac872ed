import { sitemapKinds as entryKinds } from '@wbn/contract/search/sitemap-kind.ts';
import { languages } from '@wbn/edition/language.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { type NetworkSelection, type SiteList, sitemapKinds } from './crawl-network.ts';

type Lists = ReadonlyMap<EditionId, SiteList>;

/** Selects every page of every sitemap and crawls every site. */
export function selectAll(listed: Lists): NetworkSelection {
  return { pages: [...listed.values()].flatMap(allOf), walked: [...listed.keys()] };
}

/**
 * Selects a sample: the smallest site is crawled completely. Of every other site it takes home, two pages without a
 * company in all languages (the next two for each site), and one company, product, person and group in two languages,
 * different ones per site. So every site has each kind of page, each page is read on at least one more site, and each
 * hreflang group has more than one page.
 */
export function selectSample(listed: Lists): NetworkSelection {
  const walked = network.map(({ id }) => id).toSorted((one, other) => sizeOf(one) - sizeOf(other))[0];
  const pages = network.flatMap(({ id }, at) => {
    const list = listed.get(id);
    if (!list) return [];
    if (id === walked) return allOf(list);
    const [home = [], ...others] = inAllLanguages(list.pages);
    const two = [2 * at, 2 * at + 1].flatMap((place) => others[place % others.length] ?? []);
    const entries = entryKinds.flatMap((kind) => {
      const all = inAllLanguages(list[kind]);
      const some = all[at % all.length] ?? [];
      return [...some, ...some].slice(at % some.length, (at % some.length) + 2);
    });
    return [...home, ...two, ...entries];
  });
  return { pages, walked: walked === undefined ? [] : [walked] };

  function sizeOf(id: EditionId): number {
    const list = listed.get(id);
    return list ? allOf(list).length : 0;
  }
}

const allOf = (list: SiteList) => sitemapKinds.flatMap((kind) => list[kind]);

/** Groups addresses that differ only in their language, in the order of the first. */
function inAllLanguages(addresses: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  const code = new RegExp(`^/(?:${languages.join('|')})(?=/|$)`);
  for (const address of addresses) {
    const key = new URL(address).pathname.replace(code, '') || '/';
    groups.set(key, [...(groups.get(key) ?? []), address]);
  }
  return [...groups.values()];
}
