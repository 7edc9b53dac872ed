import type { Page } from 'playwright-core';
import type { Visitor } from './visit.ts';

/** Everybody of the demo world has it. */
export const demoPassword = 'sample data 2026';

/** It is there once the page knows who is signed in. */
export const accountMenu = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Account menu' });

/** Fills in the login page that is shown, as somebody of the demo world. */
export async function enterPassword(page: Page, username: string): Promise<void> {
  await page.getByLabel('Email').fill(`${username}@sample.example`);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** From a page of the site through the login page and back to it. */
export async function logIn(page: Page, username: string): Promise<void> {
  const from = page.url();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await enterPassword(page, username);
  await page.waitForURL(from);
  await accountMenu(page).waitFor();
}

/** A tab of somebody of the demo world who has just logged in. */
export async function openSignedIn(visitor: Visitor, username: string): Promise<Page> {
  const page = await visitor.open('/industries', { viewport: { width: 1280, height: 900 } });
  await logIn(page, username);
  return page;
}
