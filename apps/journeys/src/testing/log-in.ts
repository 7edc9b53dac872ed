import type { BrowserContextOptions, Page } from 'playwright-core';
import { signIn } from './sign-in.ts';
import type { Visitor } from './visit.ts';

/** It is there once the page knows who is signed in. */
export const accountMenu = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Account menu' });

/** Fills in the login page that is shown. */
export async function enterPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** A tab of somebody of the demo world who has just logged in, on a small page; that one can, `account.journey` and others prove. */
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
