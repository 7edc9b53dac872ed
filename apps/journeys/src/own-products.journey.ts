import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseFiles, toast } from './testing/fill-in.ts';
import { openSignedIn } from './testing/log-in.ts';
import { callAsMember, createCompany, createProduct } from './testing/own-company.ts';
import { carParkPhoto, workshopPhoto } from './testing/photos.ts';
import { readPage } from './testing/read-page.ts';
import { saveDownload } from './testing/save-download.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const wide = { viewport: { width: 1280, height: 900 } };
/** Values that are hard to read back from CSV. */
const product = {
  description: 'Cut from bronze, "ground"; 4 kg.',
  specs: [{ key: 'Bore', value: '25 mm' }],
  status: 'published',
};

/** Creates a person with a new company and these products; ends on the list of products. */
async function openProducts(company: string, names: readonly string[] = []) {
  const page = await openSignedIn(visitor, 'suyin.tarrant');
  const businessID = await createCompany(page, company);
  for (const name of names) await createProduct(page, businessID, { ...product, name });
  await page.goto(`/business/${businessID}/products`);
  return { page, businessID };
}

/** Searches for a product as a visitor, on a results page that is not cached. */
async function search(words: string): Promise<Page> {
  return visitor.open(
    `/search-result?business=PR&countries=global&search=${encodeURIComponent(words)}&exact=1`,
    wide,
  );
}

/** Returns a random word that no other try uses. */
const newWord = () => Array.from(randomBytes(8), (byte) => 'bcdfghklmnprstvz'[byte & 15]).join('');

async function writeProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill(product.description);
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('Property 1').fill('Bore');
  await page.getByLabel('Value 1').fill('25 mm');
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByLabel(`More actions for ${name}`).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await toast(page, `${name} deleted`).waitFor();
}

/** Returns the company's page as visitors and search engines get it. */
async function pageOf(businessID: string): Promise<string> {
  const path = `/business/Quillback-Drives-${businessID}/`;
  const { status, headers, html } = await readPage(path);
  expect(status).toBe(200);
  expect(headers.get('surrogate-key')?.split(' ')).toContain(`business:${businessID}`);
  return html;
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Products' }).getByRole('listitem').filter({ hasText: name });

it('PRD-02, PRD-06, PRD-09: hides a draft, finds a published product at once, deletes and restores it', async () => {
  const word = newWord();
  const name = `Quillback ${word} wheel`;
  const { page, businessID } = await openProducts('Quillback Drives');
  await page.getByRole('link', { name: 'Create the first product' }).click();
  await writeProduct(page, name);
  await chooseFiles(page, page.getByRole('button', { name: 'Add photos' }), [
    await workshopPhoto(),
    await carParkPhoto(),
  ]);
  await page.getByRole('img', { name: 'Photo 2' }).waitFor();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await rowOf(page, name).getByText('Draft', { exact: true }).waitFor();

  expect(await pageOf(businessID)).not.toContain(name);
  const before = await search(`quillback ${word}`);
  await before.getByRole('heading', { level: 1, name: /^0 Results/ }).waitFor();

  await page.getByLabel(`More actions for ${name}`).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await toast(page, `${name} is published`).waitFor();
  // The page was cached without the product when the company was new.
  await expect.poll(() => pageOf(businessID)).toContain(name);
  const found = await search(`${word} wheel`);
  await found.getByRole('link', { name }).first().click();
  await found.getByRole('heading', { level: 1, name }).waitFor();
  await found.getByRole('row', { name: 'Bore 25 mm' }).waitFor();
  const company = await visitor.open(`/business/${businessID}/`, wide);
  await company
    .getByRole('region', { name: 'Company Products', exact: true })
    .getByText(name)
    .first()
    .waitFor();

  await remove(page, name);
  await expect.poll(() => pageOf(businessID)).not.toContain(name);
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, `${name} is restored`).waitFor();
  await rowOf(page, name).getByText('Published', { exact: true }).waitFor();

  await remove(page, name);
  const gone = await search(`${word} wheel quillback`);
  await gone.getByRole('heading', { level: 1, name: /^0 Results/ }).waitFor();
  await page.getByRole('button', { name: /^Deleted/ }).click();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await page.getByText('No products found').waitFor();
  const back = await search(`wheel quillback ${word}`);
  await back.getByRole('link', { name }).first().waitFor();
});

it('imports an unchanged CSV export without changes', async () => {
  const names = ['Tarnbeck rack, 1 m', 'Tarnbeck "ring" gear'];
  const { page, businessID } = await openProducts('Tarnbeck Gears', names);
  for (const name of names) await rowOf(page, name).waitFor();
  const list = () => callAsMember(page, 'GET', `product/own?bid=${businessID}`);
  const before = await list();
  const buffer = await saveDownload(page, page.getByRole('button', { name: 'Export CSV' }));
  expect(buffer.toString()).toContain('"Tarnbeck ""ring"" gear"');

  await page.getByRole('link', { name: 'Import CSV' }).click();
  await chooseFiles(page, page.getByRole('button', { name: 'Choose a file' }), {
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer,
  });
  await page.getByText('All products in this file are already up to date.').waitFor();
  expect(await page.getByRole('button', { name: /^Import 0/ }).isDisabled()).toBe(true);
  expect(await list()).toEqual(before);

  // In the other direction: changes a single cell of the file.
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await chooseFiles(page, page.getByRole('button', { name: 'Choose a file' }), {
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(buffer.toString().replace('Tarnbeck rack, 1 m', 'Tarnbeck rack, 2 m')),
  });
  await page.getByRole('button', { name: 'Import 1 product', exact: true }).click();
  await page.getByText('1 product imported').waitFor();
  await page.getByRole('link', { name: 'Go to the products' }).click();
  await rowOf(page, 'Tarnbeck rack, 2 m').waitFor();
  expect(await page.getByRole('list', { name: 'Products' }).getByRole('listitem').count()).toBe(2);
});
