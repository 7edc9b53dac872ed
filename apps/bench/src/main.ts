import { parseArgs } from 'node:util';
import { benchDesk } from './desk/bench-desk.ts';
import { benchFeed } from './feed/bench-feed.ts';
import { say, sharedData } from './harness/checkout.ts';
import { Cleanup, withCleanup } from './harness/cleanup.ts';
import { hasSharedData } from './harness/import-data.ts';
import type { Effort } from './measure.ts';
import { benchMessaging } from './messaging/bench-messaging.ts';
import { benchOverload } from './overload/bench-overload.ts';
import { benchCache } from './pages/bench-cache.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchParts } from './pages/bench-parts.ts';
import { benchDemoWorld } from './relevance/bench-demo-world.ts';
import { benchRelevance } from './relevance/bench-relevance.ts';
import { hasDemoWorldSearches, judgedFiles } from './relevance/judged-searches.ts';
import { benchScale } from './search/bench-scale.ts';

const usage = `pnpm bench [search] [pages] [cache] [messaging] [overload] [relevance] [feed] [desk] [--rounds 3] [--seconds 4]; nothing = all but cache, feed and desk.
search --products 20000 measures searches over so many made-up products; pages --against /other/checkout puts another checkout beside this one, pages --parts prints where the time of a page goes, pages --after-searches 500 first searches for so many texts;
feed --posts 1000000 reads newsfeeds of so many posts; desk --companies 1000000 reads the lists and the palette of staff.`;

interface Order {
  readonly effort: Effort;
  /** Number of made-up products to search. */
  readonly products: number;
  readonly posts: number;
  readonly companies: number;
  readonly against: string | undefined;
  readonly parts: boolean;
  readonly afterSearches: number;
  /** `--seconds`, else ten minutes. */
  readonly cacheSeconds: number;
}

type Bench = (cleanup: Cleanup, order: Order) => Promise<void>;

const benches: Readonly<Record<string, Bench>> = {
  search: (cleanup, { effort, products }) => benchScale(cleanup, effort, products),
  pages: (cleanup, { effort, parts, ...order }) => (parts ? benchParts : benchPages)(cleanup, effort, order),
  cache: (cleanup, { cacheSeconds }) => benchCache(cleanup, cacheSeconds),
  messaging: (cleanup, { effort }) => benchMessaging(cleanup, effort),
  overload: (cleanup, { effort }) => withData(hasSharedData(), () => benchOverload(cleanup, effort)),
  relevance: (cleanup) =>
    withData(judgedFiles().length > 0 && hasDemoWorldSearches(), async () => {
      await benchDemoWorld(cleanup);
      await benchRelevance(cleanup);
    }),
  feed: (cleanup, { effort, posts }) => benchFeed(cleanup, effort, posts),
  desk: (cleanup, { effort, companies }) => benchDesk(cleanup, effort, companies),
};

/** They take long. */
const onlyNamed = ['cache', 'feed', 'desk'];

async function withData(isThere: boolean, bench: () => Promise<void>): Promise<void> {
  if (isThere) await bench();
  else say(`Not measured: the directory data is not at ${sharedData}.`);
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string' },
    products: { type: 'string', default: '20000' },
    posts: { type: 'string', default: '1000000' },
    companies: { type: 'string', default: '1000000' },
    against: { type: 'string' },
    parts: { type: 'boolean', default: false },
    'after-searches': { type: 'string', default: '0' },
  },
  allowPositionals: true,
});
const numbers = [
  values.rounds,
  values.seconds ?? 4,
  values.products,
  values.posts,
  values.companies,
  values['after-searches'],
].map(Number);
const names =
  positionals.length > 0 ? positionals : Object.keys(benches).filter((name) => !onlyNamed.includes(name));
if (numbers.some((number) => !(number >= 0)) || names.some((name) => !benches[name])) {
  say(usage);
  process.exit(2);
}
const [rounds = 3, seconds = 4, products = 0, posts = 0, companies = 0, afterSearches = 0] = numbers;
process.exitCode = await withCleanup(async (cleanup) => {
  const order = {
    effort: { rounds, seconds },
    products,
    posts,
    companies,
    against: values.against,
    parts: values.parts,
    afterSearches,
    cacheSeconds: Number(values.seconds ?? 600),
  };
  for (const name of names) {
    const own = new Cleanup();
    cleanup.add(() => own.run());
    await benches[name]?.(own, order);
    await own.run();
  }
  return 0;
});
