import { startProduct } from '../testing/start-product.ts';
import { crawlNetwork } from './crawl-network.ts';
import { crawlSite } from './crawl-site.ts';
import { followAll } from './link-choice.ts';
import { networkRules } from './network-rules.ts';
import { pressEveryLink } from './press-every-link.ts';
import type { Rule } from './rule.ts';
import { selectAll } from './select-pages.ts';
import { siteRules } from './site-rules.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
/** Maximum number of findings to print per rule. */
const shown = 25;

/** Prints the progress every five hundred pages. */
const progress = (what: string) => (read: number, known: number) => {
  if (read % 500 === 0) say(`  ${what}: ${read} of ${known} pages`);
};

const inSeconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

/** Prints the findings of each rule; returns their number. */
async function judge<Crawl>(rules: readonly Rule<Crawl>[], crawl: Crawl): Promise<number> {
  let count = 0;
  for (const { name, check } of rules) {
    const findings = await check(crawl);
    count += findings.length;
    say(findings.length === 0 ? `ok      ${name}` : `${String(findings.length).padEnd(7)} ${name}`);
    for (const finding of findings.slice(0, shown)) say(`          ${finding}`);
  }
  return count;
}

/** Crawls the links of one site in four languages, then the sitemaps of all sites: every page of the demo world. */
async function crawlAll(): Promise<number> {
  const product = await startProduct();
  try {
    const began = Date.now();
    const { siteUrl, accountsUrl, apiUrl } = product;
    const isInitial = () => true;
    const site = await crawlSite({
      siteUrl,
      accountsUrl,
      isInitial,
      isFollowed: followAll(),
      onPage: progress('links of one site'),
    });
    say(
      `${site.seen.size} pages, ${site.assets.size} files, ${site.anchors.size} places within pages, ${site.outside.size} links to elsewhere, ${site.toLogin} to the login; ${inSeconds(began)}`,
    );
    const wrong = await judge(siteRules, site);

    const next = Date.now();
    const all = await crawlNetwork({
      siteUrl,
      apiUrl,
      isInitial,
      select: selectAll,
      onPage: progress('sitemaps of all sites'),
    });
    say(`\n${all.pages.size} pages of ${all.listed.size} sites; ${inSeconds(next)}`);
    const wrongInNetwork = await judge(networkRules, all);
    all.close();
    return wrong + wrongInNetwork;
  } finally {
    await product.stop();
  }
}

const found = await crawlAll();
say(found === 0 ? '\nNothing found.' : `\n${found} findings.`);
const isEachLinkGood = await pressEveryLink();
process.exitCode = found === 0 && isEachLinkGood ? 0 : 1;
