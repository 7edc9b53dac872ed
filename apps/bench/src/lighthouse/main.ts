import { parseArgs } from 'node:util';
import { startProduct } from '@wbn/journeys/src/testing/start-product.ts';
import { say } from '../bed/checkout.ts';
import { withCleanup } from '../bed/cleanup.ts';
import { type Audit, auditPage, leastScores, middleAudit, missedScores } from './audit-page.ts';
import { findExamplePages } from './example-pages.ts';
import { openChromium } from './open-chromium.ts';

const usage =
  'Say what to audit: pnpm lighthouse [/ /industries ...] [--runs 3]; no path = home, results, company, product.';

interface Order {
  readonly paths: readonly string[];
  readonly runs: number;
}

/** What the command line asks for; undefined when it makes no sense. */
function readOrder(args: string[]): Order | undefined {
  try {
    const options = { runs: { type: 'string', default: '1' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const runs = Number(values.runs);
    const known = Number.isInteger(runs) && runs >= 1 && runs <= 9;
    return known && positionals.every((path) => path.startsWith('/'))
      ? { paths: positionals, runs }
      : undefined;
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
  say('Starting the product with its demo world ...');
  const starting = startProduct({
    SITE_HOST: '127.0.0.1',
    API_HOST: '127.0.0.1',
    ACCOUNTS_HOST: '127.0.0.1',
  });
  cleanup.add(() =>
    starting.then(
      (product) => product.stop(),
      () => undefined,
    ),
  );
  const { siteUrl, apiUrl } = await starting;
  const port = await openChromium(cleanup);
  const paths = order.paths.length > 0 ? order.paths : await findExamplePages(apiUrl);
  let missed = 0;
  for (const path of paths) {
    const audits: Audit[] = [];
    for (let run = 1; run <= order.runs; run += 1) {
      say(`Lighthouse ${run} of ${order.runs}: ${path}`);
      audits.push(await auditPage(siteUrl + path, port));
    }
    const audit = middleAudit(audits);
    const below = missedScores(audit);
    missed += below.length;
    process.stdout.write(
      `${JSON.stringify({ page: path, ...audit.scores, below, failed: audit.failed, ...audit.metrics, machine: audit.machine })}\n`,
    );
  }
  if (missed > 0) say(`Below the least scores ${JSON.stringify(leastScores)}.`);
  return missed > 0 ? 1 : 0;
});
