import { demoEmail, demoPassword } from '@wbn/demo-world/sign-ins/demo-people.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { signIn } from './sign-in.ts';
import type { Visitor } from './visit.ts';

/** It is there once the page knows who is signed in. */
export const accountMenu = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Account menu' });

/** Fills in the login page that is shown, as somebody of the demo world. */
export async function enterPassword(page: Page, username: string): Promise<void> {
  await page.getByLabel('Email').fill(demoEmail(username));
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

/** A tab of somebody of the demo world who has just logged in, on a small page; that one can, `session.journey` and others prove. */
export async function openSignedIn(
  visitor: Visitor,
  username: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await visitor.open('/about-us', {
    viewport: { width: 1280, height: 900 },
    storageState: await signIn(username),
    ...options,
  });
  await accountMenu(page).waitFor();
  return page;
}
