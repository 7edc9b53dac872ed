import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

export const newPassword = 'four calm words together';

const ana: PersonName = { firstName: 'Ana', lastName: 'Ruiz' };

/** Returns an unused e-mail address, also in a retry. */
export const newEmail = (person: string) => `${person}.${randomBytes(4).toString('hex')}@journey.example`;

/** Registers from the current page and returns to it. */
export async function registerFromHere(page: Page, email: string, name?: PersonName): Promise<void> {
  const from = page.url();
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await register(page, email, name);
  await page.waitForURL(from);
}

/** Fills in the open register page and confirms with the mail in the outbox; ends on the page to return to. */
export async function register(page: Page, email: string, name: PersonName = ana): Promise<void> {
  await page.getByLabel('First name').fill(name.firstName);
  await page.getByLabel('Last name').fill(name.lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(newPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: /outbox/ }).click();
  await page
    .getByRole('article')
    .filter({ hasText: email })
    .getByRole('link', { name: /verify-email/ })
    .click();
  await page.getByRole('button', { name: 'Confirm and continue' }).click();
}
