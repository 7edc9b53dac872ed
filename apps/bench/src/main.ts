import { parseArgs } from 'node:util';
import { say, sharedData } from './bed/checkout.ts';
import { withCleanup } from './bed/cleanup.ts';
import { hasSharedData } from './bed/import-data.ts';
import { openBed } from './bed/open-bed.ts';
import type { Bench } from './bench.ts';
import { benchBusiness } from './business/bench-business.ts';
import { benchCrawl } from './crawl/bench-crawl.ts';
import { benchEditions } from './editions/bench-editions.ts';
import { benchFeed } from './feed/bench-feed.ts';
import { benchLive } from './live/bench-live.ts';
import type { Effort } from './measure/run-rounds.ts';
import { benchMessaging } from './messaging/bench-messaging.ts';
import { benchOverload } from './overload/bench-overload.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchRelevance } from './relevance/bench-relevance.ts';
import { judgedFiles } from './relevance/judged-searches.ts';
import { benchScale } from './search/bench-scale.ts';
import { benchSearch } from './search/bench-search.ts';
import { benchSession } from './session/bench-session.ts';

const benches = new Map<string, Bench>([
  ['search', benchSearch],
  ['pages', benchPages],
  ['session', benchSession],
  ['business', benchBusiness],
  ['overload', benchOverload],
]);

/** Needs no directory data: it times builds. */
const editions = 'editions';
/** Has a database of its own. */
const relevance = 'relevance';
/** Needs no directory data either: it opens event streams. */
const live = 'live';
const crawl = 'crawl';
/** Takes long: only when they are named. */
const feed = 'feed';
const messaging = 'messaging';
const named = [...benches.keys(), editions, relevance, live, messaging];
const names = [...named, crawl, feed];

const usage = `Say what to measure: pnpm bench [${names.join('] [')}] [--rounds 3] [--seconds 4]; nothing = all.
search --products 100000 measures searches over so many made-up products; crawl --pages 100000 reads so many pages;
feed --posts 1000000 reads newsfeeds of so many posts.`;

interface Order {
  readonly names: readonly string[];
  readonly effort: Effort;
  /** How many made-up products the searches are measured over; 0 for the real data. */
  readonly products: number;
  /** How many pages are crawled. */
  readonly pages: number;
  readonly posts: number;
}

/** What the command line asks for; undefined when it makes no sense. */
function readOrder(args: string[]): Order | undefined {
  try {
    const options = {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '4' },
      products: { type: 'string', default: '0' },
      pages: { type: 'string', default: '100000' },
      posts: { type: 'string', default: '1000000' },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
    const bounded =
      effort.rounds >= 1 && effort.rounds <= 20 && effort.seconds >= 0.4 && effort.seconds <= 60;
    const products = Number(values.products);
    const isSize = Number.isInteger(products) && products >= 0 && products <= 10_000_000;
    const pages = Number(values.pages);
    if (!Number.isInteger(pages) || pages < 100 || pages > 200_000) return undefined;
    const posts = Number(values.posts);
    if (!Number.isInteger(posts / 10) || posts < 10_000 || posts > 10_000_000) return undefined;
    if (products > 0 && positionals.join() !== 'search') return undefined;
    if (!bounded || !isSize || !positionals.every((name) => names.includes(name))) return undefined;
    return { names: positionals.length > 0 ? positionals : named, effort, products, pages, posts };
  } catch {
    return undefined;
  }
}

const order = readOrder(process.argv.slice(2).filter((arg) => arg !== '--'));
if (!order) {
  say(usage);
  process.exit(2);
}
process.exitCode = await withCleanup(async (cleanup) => {
  if (order.products > 0) {
    await benchScale(cleanup, order.effort, order.products);
    return 0;
  }
  if (order.names.includes(editions)) await benchEditions(cleanup, order.effort);
  if (order.names.includes(relevance) && judgedFiles().length > 0) await benchRelevance(cleanup);
  if (order.names.includes(live)) await benchLive(cleanup);
  if (order.names.includes(messaging)) await benchMessaging(cleanup, order.effort);
  if (order.names.includes(feed)) await benchFeed(cleanup, order.effort, order.posts);
  if (order.names.every((name) => !benches.has(name) && name !== crawl)) return 0;
  if (!hasSharedData()) {
    say(`Nothing more was measured: the directory data is not at ${sharedData}.`);
    return 0;
  }
  const bed = await openBed(cleanup);
  if (order.names.includes(crawl)) await benchCrawl(bed, order.pages);
  for (const name of order.names) await benches.get(name)?.(bed, order.effort);
  return 0;
});
