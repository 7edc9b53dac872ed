import { startProduct } from '@wbn/journeys/src/testing/start-product.ts';
import { say } from '../bed/checkout.ts';
import { withCleanup } from '../bed/cleanup.ts';
import { type Audit, auditPage, medianAudit } from './audit-page.ts';
import { findExamplePages } from './example-pages.ts';
import { keepBusy } from './keep-busy.ts';
import { limitsOf, missedLimits } from './limits.ts';
import { openChromium } from './open-chromium.ts';
import { readOrder, usage } from './read-order.ts';

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
  keepBusy(order.busy, cleanup);
  const limits = limitsOf(order.busy);
  let missed = 0;
  for (const edition of order.editions)
    for (const path of paths) {
      const audits: Audit[] = [];
      for (let run = 1; run <= order.runs; run += 1) {
        say(`Lighthouse ${run} of ${order.runs}: ${edition} ${path}`);
        audits.push(await auditPage(addressOf(siteUrl, edition, path), port));
      }
      const audit = medianAudit(audits);
      const below = missedLimits(audit, limits);
      missed += below.length;
      process.stdout.write(
        `${JSON.stringify({ edition, page: path, ...audit.scores, below, failed: audit.failed, ...audit.metrics, machine: audit.machine })}\n`,
      );
    }
  if (missed > 0) say(`Outside the limits ${JSON.stringify(limits)}.`);
  return missed > 0 ? 1 : 0;
});

/** One server has all editions, by host name. */
function addressOf(siteUrl: string, edition: string, path: string): string {
  const address = new URL(path, siteUrl);
  address.hostname = `${edition}.localhost`;
  return address.href;
}
