import { weighPage } from '@wbn/journeys/src/testing/weigh-page.ts';
import { say } from '../harness/checkout.ts';
import type { Cleanup } from '../harness/cleanup.ts';
import type { ProcessorTime } from '../harness/processes.ts';
import { type Effort, median, printFigure } from '../measure.ts';
import type { Pages } from './choose-pages.ts';
import { countStatements } from './count-statements.ts';
import {
  loadPages,
  type OpenCheckout,
  openCheckouts,
  type PageRead,
  type PagesOrder,
  readAll,
} from './open-checkout.ts';

/**
 * Prints where the time of a rendered page goes, for each kind: processor milliseconds of site, API and PostgreSQL under 16 readers, the parts of
 * Server-Timing for a single reader, sizes and statements. With `against` the same of another checkout, by turns in every round.
 */
export async function benchParts(cleanup: Cleanup, effort: Effort, order: PagesOrder): Promise<void> {
  const { against } = order;
  const { own, other } = await openCheckouts(cleanup, order, 'rendered');
  const checkouts = other ? [own, other] : [own];
  for (const kind of Object.keys(own.pages) as (keyof Pages)[]) {
    say(`Measuring the parts of ${kind} ...`);
    const loads: MeasuredLoad[] = [];
    for (const checkout of checkouts) loads.push(await measureLoad(checkout, kind));
    for (let round = 0; round < effort.rounds; round += 1)
      for (const load of loads) await load.measure(effort.seconds);
    for (const [at, checkout] of checkouts.entries()) {
      const name = checkout === own ? kind : `${kind}, ${against}`;
      const costs = loads[at]?.summarise();
      printFigure({ bench: 'pages', parts: name, ...costs, ...(await describePages(checkout, kind)) });
    }
  }
  await other?.product.stop();
  await own.product.stop();
}

interface MeasuredLoad {
  measure(seconds: number): Promise<void>;
  /** Processor milliseconds of a page, medians over the rounds. */
  summarise(): Record<string, number>;
}

interface Round extends ProcessorTime {
  readonly requestsPerSecond: number;
}

async function measureLoad(checkout: OpenCheckout, kind: keyof Pages): Promise<MeasuredLoad> {
  const run = await loadPages(checkout, kind);
  await run(2);
  const rounds: Round[] = [];
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  return {
    async measure(seconds) {
      const before = checkout.product.processorTime();
      const { requestsPerSecond } = await run(seconds);
      const after = checkout.product.processorTime();
      const pages = requestsPerSecond * seconds;
      rounds.push({
        requestsPerSecond,
        site: (after.site - before.site) / pages,
        api: (after.api - before.api) / pages,
        postgres: (after.postgres - before.postgres) / pages,
      });
    },
    summarise: () => ({
      requestsPerSecond: of((round) => round.requestsPerSecond),
      processorMs: of(({ site, api, postgres }) => site + api + postgres),
      siteMs: of((round) => round.site),
      apiMs: of((round) => round.api),
      postgresMs: of((round) => round.postgres),
    }),
  };
}

/** What pages hold and what they ask of the database: medians over the pages; statements are a mean. */
async function describePages(checkout: OpenCheckout, kind: keyof Pages) {
  const times = Math.ceil(30 / checkout.pages[kind].length);
  const readSome = async () => {
    const read: PageRead[] = [];
    for (let time = 0; time < times; time += 1) read.push(...(await readAll(checkout, kind)));
    return read;
  };
  const pages = await readSome();
  const weights = pages.map(({ html }) => weighPage(html));
  const statements = await countStatements(checkout.dataDir, async () => void (await readSome()));
  return {
    serverTiming: summariseTimings(pages),
    elements: median(weights.map(({ elements }) => elements)),
    htmlBytes: median(weights.map(({ htmlBytes }) => htmlBytes)),
    dataBytes: median(weights.map(({ dataBytes }) => dataBytes)),
    statements: statements / pages.length,
  };
}

/** Median milliseconds of each part that Server-Timing names; null for a checkout without the header. */
function summariseTimings(pages: readonly PageRead[]): Record<string, number> | null {
  const parts = new Map<string, number[]>();
  for (const { serverTiming } of pages)
    for (const [, name = '', milliseconds] of serverTiming?.matchAll(/([\w-]+);dur=([\d.]+)/g) ?? [])
      parts.set(name, [...(parts.get(name) ?? []), Number(milliseconds)]);
  return parts.size > 0
    ? Object.fromEntries([...parts].map(([name, all]) => [`${name}Ms`, median(all)]))
    : null;
}
