import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningProduct, startProduct } from './testing/start-product.ts';
import { useVisitor } from './testing/visit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const data = join(root, '../shared/data');
const files = ['company-names.ndjson.gz', 'companies.ndjson.gz', 'products.ndjson.gz'].map((name) =>
  join(data, name),
);
const present = files.every((file) => existsSync(file));
if (!present) process.stdout.write(`Skipped: the journey on real data, because ${data} is not there.\n`);

const visitor = useVisitor();
let product: RunningProduct;
let folder = '';

/** Keeps every fiftieth row and those the journey searches for, because a whole file takes a minute. */
async function sample(file: string): Promise<string> {
  const rows = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  const few = rows.filter((row, index) => index % 50 === 0 || /ファミリーマート|lexmark/i.test(row));
  const path = join(folder, basename(file, '.gz'));
  await writeFile(path, few.join('\n'));
  return path;
}

async function importSamples(): Promise<void> {
  const samples = await Promise.all(files.map(sample));
  await promisify(execFile)(process.execPath, ['apps/api/src/commands/import.ts', ...samples], {
    cwd: root,
    env: { ...process.env, DATA_DIR: product.dataDir },
    maxBuffer: 64 * 1024 * 1024,
  });
}

describe('a product with an empty database', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wbn-real-data-'));
    product = await startProduct({ DEMO_WORLD: 'never' });
  });

  afterAll(async () => {
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.runIf(present)('finds real companies by a name in a native script and by a misspelt name', async () => {
    await importSamples();
    const page = await visitor.open(product.siteUrl);
    await page.goto(
      `${product.siteUrl}/search-result?business=RE&countries=global&search=${encodeURIComponent('ファミリーマート')}`,
    );
    await page.getByRole('link', { name: 'ファミリーマート', exact: true }).first().click();
    await page.waitForURL(/\/business\//);
    await page.getByRole('heading', { level: 1, name: /ファミリーマート/ }).waitFor();

    await page.getByPlaceholder('Search companies and products').fill('lexmarc');
    await page.getByRole('search').getByRole('combobox').first().selectOption('MA');
    await page.getByPlaceholder('Search companies and products').press('Enter');
    await page.getByRole('heading', { level: 1, name: / for Manufacturers - lexmarc/ }).waitFor();
    await page
      .getByRole('link', { name: /^Lexmark/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /Lexmark/ }).waitFor();
    const company = page.url();

    await page.locator('a[href*="/business-product/"]').first().click();
    await page.waitForURL(/\/business-product\//);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
    await page.goBack();
    await page.waitForURL(company);
    await page.getByRole('heading', { level: 1, name: /Lexmark/ }).waitFor();
  });

  it('stops every process it started, including the database', async () => {
    expect((await fetch(product.siteUrl)).status).toBe(200);
    await product.stop();
    for (const url of [product.siteUrl, product.apiUrl, product.accountsUrl])
      await expect(fetch(url)).rejects.toThrow();
  });
});
