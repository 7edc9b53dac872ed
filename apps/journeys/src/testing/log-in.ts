import type { BrowserContextOptions, Page } from 'playwright-core';
import { signIn } from './sign-in.ts';
import type { Visitor } from './visit.ts';

/** The account menu, shown once the page knows who is signed in. */
export const accountMenu = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Account menu' });

/** Fills in the open login page. */
export async function enterPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Opens a page as a signed-in person of the demo world, without the login pages, which `account.journey` tests. */
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
