import { network } from '@wbn/edition/network.ts';
import type { NetworkCrawl, SiteList } from './crawl-network.ts';
import { languageOf } from './language-of.ts';

type Read = Pick<NetworkCrawl, 'pages' | 'walked'> & {
  readonly listed: ReadonlyMap<string, Pick<SiteList, 'pages'>>;
};

/** Returns links of the fully crawled site that a sampled site lacks although it has both of their pages. */
export function missingLinks({ listed, pages, walked }: Read): string[] {
  const [example = ''] = walked;
  const ofExample = byPlace(listed.get(example));
  let compared = 0;
  const missing = network.flatMap(({ id }) => {
    const own = byPlace(listed.get(id));
    return [...own].flatMap(([place, address]) => {
      const page = pages.get(address);
      const like = pages.get(ofExample.get(place) ?? '');
      if (id === example || !page || !like) return [];
      compared += 1;
      const there = new Set(page.links.map(placeOf));
      return like.links
        .map(placeOf)
        .filter((link) => own.has(link) && ofExample.has(link) && !there.has(link))
        .map((link) => `${address} does not lead to ${link}`);
    });
  });
  return compared < network.length ? [`only ${compared} pages could be compared`, ...missing] : missing;
}

/** Groups pages by their site-independent name. */
function byPlace(list: Pick<SiteList, 'pages'> | undefined): ReadonlyMap<string, string> {
  return new Map(list?.pages.map((address) => [placeOf(address), address]));
}

function placeOf(address: string): string {
  const { pathname, search } = new URL(address);
  const { language, path } = languageOf(address);
  return `${language} ${path(pathname)}${search}`;
}
