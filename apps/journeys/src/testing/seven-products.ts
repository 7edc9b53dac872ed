import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseFiles, toast } from './fill-in.ts';
import { createProduct } from './own-company.ts';
import { carParkPhoto, workshopPhoto } from './photos.ts';

/** Creates the first in the editor and six more by the API; begins and ends on the list of products. */
export async function createSevenProducts(page: Page, businessID: string): Promise<void> {
  await page.getByRole('link', { name: 'Create the first product' }).click();
  await fillFirstProduct(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await toast(page, 'Lume helical gear is saved and published').waitFor();
  for (const number of [2, 3, 4, 5, 6, 7]) {
    const name = `Lume spur gear ${number}`;
    await createProduct(page, businessID, {
      name,
      industry: '0006',
      category: '0006.01',
      status: 'published',
    });
  }
  await page.reload();
  await page.getByRole('link', { name: 'Lume spur gear 7', exact: true }).waitFor();
  expect(await page.getByRole('list', { name: 'Products' }).getByRole('listitem').count()).toBe(7);
}

/** A buyer finds the product from the editor by search; the photo that was moved to the front is the main one. */
export async function expectFirstProduct(buyer: Page): Promise<void> {
  await buyer.getByRole('link', { name: 'Lume helical gear' }).first().click();
  await buyer.getByRole('heading', { level: 1, name: 'Lume helical gear' }).waitFor();
  for (const row of ['Industry Power Transmission', 'Category Gears', 'Sub-category Helical Gears'])
    await buyer.getByRole('row', { name: row }).first().waitFor();
  for (const row of ['Module 4', 'Teeth 32']) await buyer.getByRole('row', { name: row }).waitFor();
  const photo = buyer.getByRole('img', { name: 'Lume helical gear, photo 1 of 2' });
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth))
    .toBe(true);
}

async function fillFirstProduct(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lume helical gear');
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Case-hardened and ground, for conveyor drives.');
  await page.getByLabel('Industry').selectOption('0006');
  await page.getByLabel('Category', { exact: true }).selectOption('0006.01');
  await page.getByLabel('Sub-category').selectOption('0006.01.02');
  await chooseFiles(page, page.getByRole('button', { name: 'Add photos' }), [
    await workshopPhoto(),
    await carParkPhoto(),
  ]);
  // Reorders the photos: the second becomes the main one.
  await page.getByRole('button', { name: 'Move photo 2 left' }).click();
  await writeLine(page, 1, 'Module', '4');
  await writeLine(page, 2, 'Teeth', '32');
}

async function writeLine(page: Page, number: number, key: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel(`Property ${number}`).fill(key);
  await page.getByLabel(`Value ${number}`).fill(value);
}
