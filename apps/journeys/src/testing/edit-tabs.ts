import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens a tab of the profile editor, which has no footer (LAY-34). */
export async function openTab(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Parts of the profile' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await page.getByRole('form', { name, exact: true }).waitFor();
  expect(await page.getByRole('contentinfo').count()).toBe(0);
}

/** Saves the open tab and waits until it has no unsaved changes. */
export async function saveTab(page: Page): Promise<void> {
  await page.getByText('Not saved yet. Kept in this browser.').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Not saved yet. Kept in this browser.').waitFor({ state: 'hidden' });
}
