import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { toast } from './testing/fill-in.ts';
import { findUserId } from './testing/find-address.ts';
import { holdRelations, untilHydrated } from './testing/hold-requests.ts';
import { openSignedIn } from './testing/log-in.ts';
import { newEmail, registerFromHere } from './testing/register.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const asker = 'Nora Lindqvist';

const log = (page: Page) => page.getByRole('log');
const input = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` });
const messageLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Message', exact: true });

/** Opens the profile of a person and their message form or conversation. */
async function openMessage(page: Page, name: string): Promise<void> {
  await page.goto(`/profile/${await findUserId(name)}`);
  await messageLink(page).click();
}

async function writeTo(page: Page, name: string, words: string): Promise<void> {
  await openMessage(page, name);
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL(/\/requests\/[0-9a-f-]{36}$/);
  await log(page).getByText(words).waitFor();
}

async function say(page: Page, name: string, words: string): Promise<void> {
  await input(page, name).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await log(page).getByText(words, { exact: true }).waitFor();
}

it('FOL-05, MSG-01, MSG-02, MSG-03: a newcomer asks two people by message, one accepts and one declines; the two write directly', async () => {
  const newcomer = await visitor.open('/about-us', { viewport: { width: 1280, height: 900 } });
  await registerFromHere(newcomer, newEmail('nora'), { firstName: 'Nora', lastName: 'Lindqvist' });
  const loretta = await openSignedIn(visitor, 'loretta.vanhoesen');
  const dewi = await openSignedIn(visitor, 'dewi.larasatining');
  for (const page of [loretta, dewi]) await page.goto('/business/me/requests');
  const [one, other] = await Promise.all(
    [loretta, dewi].map(async (page) => {
      const owner = page.locator('summary[aria-label^="Messages of"]');
      await owner.waitFor();
      return ((await owner.getAttribute('aria-label')) ?? '').replace('Messages of ', '');
    }),
  );
  if (!one || !other) throw new Error('The names of the receivers are not shown');

  await openMessage(newcomer, one);
  await newcomer.getByText(`${one} receives your message as a request`).waitFor();
  await writeTo(newcomer, one, 'We met in Milan.');
  await toast(newcomer, 'Message request sent').waitFor();
  expect(await input(newcomer, one).isDisabled()).toBe(true);
  await writeTo(newcomer, other, 'Do you sell to Sweden?');

  // Both appear on pages that were already open; the sender sees no read mark.
  for (const [page, words] of [
    [loretta, 'We met in Milan.'],
    [dewi, 'Do you sell to Sweden?'],
  ] as const) {
    await page.getByRole('link', { name: words }).click();
    await page.getByLabel('Show').selectOption('requests');
    await log(page).getByText(words).waitFor();
    await page.getByRole('region', { name: `${asker} wants to write to you` }).waitFor();
    expect(await input(page, asker).count()).toBe(0);
  }
  await log(newcomer).getByText('Sent', { exact: true }).waitFor();
  // A read mark that is sent while the request is declined finds no thread.
  visitor.expectRefusal(404, /\/business\/request\/[^/]+\/read$/);
  await dewi.getByRole('button', { name: 'Decline' }).click();
  await toast(dewi, 'The message request was declined').waitFor();
  await expect.poll(() => dewi.getByRole('link', { name: /Do you sell/ }).count()).toBe(0);

  await loretta.getByRole('button', { name: 'Accept' }).click();
  await say(loretta, asker, 'I remember you.');
  await openMessage(newcomer, one);
  await log(newcomer).getByText('I remember you.').waitFor();
  await say(newcomer, one, 'May I send you a sample?');
  await log(loretta).getByText('May I send you a sample?').waitFor();

  // For its sender a declined request looks as before.
  await openMessage(newcomer, other);
  await log(newcomer).getByText('Waiting for an answer').waitFor();
  expect(await input(newcomer, other).isDisabled()).toBe(true);

  await writeTo(loretta, other, 'Are you at the fair?');
  await toast(loretta, 'Message sent').waitFor();
  await dewi.getByLabel('Show').selectOption('all');
  await dewi.getByRole('link', { name: 'Are you at the fair?' }).click();
  await say(dewi, one, 'On Tuesday.');
  await log(loretta).getByText('On Tuesday.').waitFor();
  await loretta.goto('/about-us');
  await openMessage(dewi, one);
  await log(dewi).getByText('On Tuesday.').waitFor();
});

it('MSG-01, PERM-02: no link of visitors stands where the actions of a member will be pressed', async () => {
  const page = await openSignedIn(visitor, 'loretta.vanhoesen');
  const release = await holdRelations(page);
  await page.goto(`/profile/${await findUserId('Dewi Larasatining')}`);
  await untilHydrated(page);
  expect(await messageLink(page).count()).toBe(0);
  release();
  await messageLink(page).waitFor();
});
