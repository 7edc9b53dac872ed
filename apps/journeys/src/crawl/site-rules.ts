import type { SiteCrawl } from './crawl-site.ts';
import type { Rule } from './rule.ts';
import { forEachInParallel } from './site-reader.ts';

/** Requires that indexed pages differ in a text. */
const differIn =
  (what: 'title' | 'description') =>
  ({ seen, site }: SiteCrawl): string[] => {
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
    return first.size === 0 ? ['no page names itself as canonical'] : twice;
  };

function lostAnchors({ anchors, seen }: SiteCrawl): string[] {
  return [...anchors.values()]
    .filter(({ path, id }) => seen.get(path)?.ids.has(id) === false)
    .map(({ path, id, from }) => `${from} -> ${path}#${id}`);
}

/** Requests about four hundred evenly spread files when there are very many. */
async function missingAssets({ assets }: SiteCrawl): Promise<string[]> {
  const sample = [...assets].filter((_, at) => at % Math.ceil(assets.size / 400) === 0);
  const missing: string[] = [];
  await forEachInParallel(sample, async (address) => {
    const response = await fetch(address);
    await response.body?.cancel();
    if (response.status !== 200) missing.push(`${response.status} ${address}`);
  });
  return missing;
}

function wrongOutside({ outside }: SiteCrawl): string[] {
  return [...outside].filter((address) => {
    const { protocol, hostname, pathname } = new URL(address);
    if (protocol === 'tel:') return !/^\+\d{7,15}(?:;ext=\d+)?$/.test(pathname);
    if (protocol === 'mailto:') return !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(decodeURIComponent(pathname));
    return !/^https?:$/.test(protocol) || hostname === '';
  });
}

/** Rules for the links of one site. */
export const siteRules: readonly Rule<SiteCrawl>[] = [
  {
    name: 'decision 2: no page is missing, fails, leads home or lacks title, description, heading or language',
    check: ({ faults }) => faults,
  },
  { name: 'EDN-03: no two pages of a language have the same title', check: differIn('title') },
  { name: 'EDN-03: no two pages of a language have the same description', check: differIn('description') },
  { name: 'decision 3: every link to a place within a page finds it', check: lostAnchors },
  { name: 'pictures, styles and scripts are there', check: missingAssets },
  { name: 'links to elsewhere are written as such', check: wrongOutside },
];
