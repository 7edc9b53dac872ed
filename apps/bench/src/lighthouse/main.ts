import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumFlags, findChromium } from '@wbn/journeys/src/testing/launch-chromium.ts';
import { chromium } from 'playwright-core';
import { root, say } from '../harness/checkout.ts';
import { type Cleanup, withCleanup } from '../harness/cleanup.ts';
import { findFreePort, startProduct } from '../harness/processes.ts';
import { choosePages } from '../pages/choose-pages.ts';
import { type Audit, auditPage, medianAudit, missedLimits } from './audit-page.ts';

const article = '/b2b-tips/export-to-the-world-tip-0';

// pnpm lighthouse [/ /industries ...] [--runs 3] [--editions australia,china]; no path = home, results, company, product, article.
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    runs: { type: 'string', default: '1' },
    editions: { type: 'string', default: 'australia,china' },
  },
  allowPositionals: true,
});

process.exitCode = await withCleanup(async (cleanup) => {
  say('Starting the product with its demo world ...');
  const dataDir = mkdtempSync(join(tmpdir(), 'wbn-lighthouse-'));
  // When started by root, the database runs as another user, who needs access.
  await chmod(dataDir, 0o711);
  cleanup.add(() => rm(dataDir, { recursive: true, force: true }));
  const hosts = { SITE_HOST: '127.0.0.1', API_HOST: '127.0.0.1', ACCOUNTS_HOST: '127.0.0.1' };
  const { siteUrl, apiUrl } = await startProduct(cleanup, root, { ...hosts, DATA_DIR: dataDir });
  const port = await openChromium(cleanup);
  const paths = positionals.length > 0 ? positionals : await findExamplePages(apiUrl);
  let missed = 0;
  for (const edition of values.editions.split(','))
    for (const path of paths) {
      const audits: Audit[] = [];
      for (let run = 1; run <= Number(values.runs); run += 1) {
        say(`Lighthouse ${run} of ${values.runs}: ${edition} ${path}`);
        audits.push(await auditPage(addressOf(siteUrl, edition, path), port));
      }
      const audit = medianAudit(audits);
      const below = missedLimits(audit);
      missed += below.length;
      process.stdout.write(
        `${JSON.stringify({ edition, page: path, ...audit.scores, below, failed: audit.failed, ...audit.metrics, machine: audit.machine })}\n`,
      );
    }
  return missed > 0 ? 1 : 0;
});

async function findExamplePages(apiUrl: string): Promise<string[]> {
  const { company, product, results } = await choosePages(apiUrl, 1);
  return ['/', ...results.slice(0, 1), ...company, ...product, article];
}

/** One server has all editions, by host name. */
function addressOf(siteUrl: string, edition: string, path: string): string {
  const address = new URL(path, siteUrl);
  address.hostname = `${edition}.localhost`;
  return address.href;
}

/** Starts a Chromium for Lighthouse and returns its debugging port. */
async function openChromium(cleanup: Cleanup): Promise<number> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    headless: true,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  cleanup.add(() => browser.close());
  return port;
}
