import type { Locator, Page } from 'playwright-core';
import type { PhotoFile } from './photos.ts';

/** Returns the toast with a text. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').getByText(text).last();

/** Chooses options by typing part of their names; each becomes a chip. */
export async function chooseChips(page: Page, label: string, names: readonly string[]): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  for (const name of names) {
    await field.fill(name);
    await page.getByRole('listbox', { name: label }).getByRole('option', { name, exact: true }).click();
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor();
  }
  await field.press('Escape');
}

/** Answers the file dialog that a button opens. */
export async function chooseFiles(
  page: Page,
  button: Locator,
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
}

/** Chooses a picture and crops it to a slightly enlarged centre. */
export async function cropPicture(
  page: Page,
  photo: PhotoFile,
  names: { readonly button: string; readonly cropper: string },
): Promise<void> {
  await chooseFiles(page, page.getByRole('button', { name: names.button }), photo);
  const cropper = page.getByRole('dialog', { name: names.cropper });
  await cropper.getByRole('button', { name: 'Use this picture', disabled: false }).waitFor();
  await cropper.getByRole('application').press('+');
  await cropper.getByRole('button', { name: 'Use this picture' }).click();
  await cropper.waitFor({ state: 'hidden' });
}
