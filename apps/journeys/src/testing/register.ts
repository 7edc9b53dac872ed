import type { Page } from 'playwright-core';

/**
 * Fills in the register page that is shown and confirms by the mail in the outbox; ends wherever registering leads back to.
 * The person is called Ana Ruiz.
 */
export async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ruiz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('four calm words together');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: /outbox/ }).click();
  await page
    .getByRole('article')
    .filter({ hasText: email })
    .getByRole('link', { name: /verify-email/ })
    .click();
  await page.getByRole('button', { name: 'Confirm and continue' }).click();
}
