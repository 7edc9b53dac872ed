import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { addAuthenticator } from './testing/add-authenticator.ts';
import { accountMenu, enterPassword } from './testing/log-in.ts';
import { oneTimeCode } from './testing/one-time-code.ts';
import { newEmail, newPassword, registerFromHere } from './testing/register.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const wide = { viewport: { width: 1280, height: 900 } };

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Opens the account pages with a page of the site to return to. */
async function openAccount(page: Page, from: string): Promise<void> {
  await page.goto(`${inject('accountsUrl')}/account?continue=${encodeURIComponent(from)}`);
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
}

async function logOut(page: Page, from: string): Promise<void> {
  visitor.expectLogOut();
  await openAccount(page, from);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('You are logged out.').waitFor();
}

it('RT-52, SES-11: adds a passkey, logs out, and logs in with the passkey alone', async () => {
  const page = await visitor.open('/about-us', wide);
  const from = page.url();
  await addAuthenticator(page);
  await registerFromHere(page, newEmail('ana.passkey'));
  await accountMenu(page).waitFor();
  const before = await storedToken(page);
  // Before the hand-off the token has expired and its session has ended.
  await page.evaluate(() => localStorage.setItem('tokenExpire', String(Date.now() - 1)));

  await openAccount(page, from);
  await page.getByRole('link', { name: 'Passkeys' }).click();
  await page.getByText('You have no passkeys yet.').waitFor();
  await page.getByLabel('Name').fill('Office laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('heading', { name: 'Office laptop' }).waitFor();

  await logOut(page, from);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL(from);
  await accountMenu(page).click();
  await page.getByRole('banner').getByText('Ana Ruiz').waitFor();
  const after = await storedToken(page);
  expect(after).not.toBe(before);
  const headers = { authorization: `Bearer ${after}` };
  expect((await fetch(new URL('/user/profile', inject('apiUrl')), { headers })).status).toBe(200);

  // The confirmation accepts the passkey too, and then leads to the requested page.
  const accountsUrl = inject('accountsUrl');
  await page.goto(`${accountsUrl}/account/confirm?next=/account/email&continue=${encodeURIComponent(from)}`);
  await page.getByRole('heading', { level: 1, name: 'Confirm that it is you' }).waitFor();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByRole('heading', { level: 1, name: 'Change email' }).waitFor();
});

it('turns on the second step, logs in with password and code, and sees the sessions', async () => {
  const page = await visitor.open('/about-us', wide);
  const from = page.url();
  const email = newEmail('ana.second-step');
  await registerFromHere(page, email);
  await accountMenu(page).waitFor();

  await openAccount(page, from);
  await page.getByRole('link', { name: 'Two-step verification' }).click();
  await page.getByLabel('Password').fill(newPassword);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const key = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code that the app shows').fill(oneTimeCode(key));
  await page.getByRole('button', { name: 'Confirm and turn on' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your recovery codes' }).waitFor();
  expect(await page.getByRole('main').locator('ol code').count()).toBe(10);

  await logOut(page, from);
  await enterPassword(page, email, newPassword);
  await page.getByRole('heading', { level: 1, name: 'Two-step verification' }).waitFor();
  // A code works once, so this uses the next one, which a clock that is ahead would show.
  await page.getByLabel('Code from the app').fill(oneTimeCode(key, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(from);
  await accountMenu(page).waitFor();

  await page.goto(`${inject('accountsUrl')}/account/sessions`);
  await page.getByRole('heading', { level: 1, name: 'Where you are logged in' }).waitFor();
  const here = page.getByRole('listitem').filter({ hasText: 'This browser' });
  await here.getByText(new URL(from).host, { exact: true }).waitFor();
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1);
});
