import type { Page } from 'playwright-core';
import { chooseChips, cropPicture, toast } from './fill-in.ts';
import { carParkPhoto, harbourPhoto } from './photos.ts';

/** Fills in the form of a new company in Aveiro, with logo and cover. */
export async function fillCreateForm(
  page: Page,
  { name, shortDescription }: { readonly name: string; readonly shortDescription: string },
): Promise<void> {
  await cropPicture(page, await carParkPhoto(), { button: 'Choose a logo', cropper: 'Crop the logo' });
  await toast(page, 'Profile picture loaded').waitFor();
  await cropPicture(page, await harbourPhoto(), { button: 'Choose a cover', cropper: 'Crop the cover' });
  await toast(page, 'Cover picture loaded').waitFor();
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Business type').selectOption('MA');
  await page.getByLabel('Main industry').selectOption('0006');
  await chooseChips(page, 'Main categories', ['Gears']);
  await page.getByRole('main').getByLabel('Country').selectOption('PT');
  await page.getByLabel('State').selectOption('PT-01');
  await page.getByLabel('Short description').fill(shortDescription);
}
