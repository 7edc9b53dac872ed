import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { chooseFiles, toast } from './testing/fill-in.ts';
import { openSignedIn } from './testing/log-in.ts';
import { createCompany } from './testing/own-company.ts';
import { newEmail, newPassword } from './testing/register.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const company = 'Worms and Wheels';
const buyer = 'Bastien Audibran';

/** A minimal PDF. */
const drawing = {
  name: 'drawing.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

const log = (page: Page) => page.getByRole('log');
const input = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` });
/** Returns the texts of a thread in order. */
const said = (page: Page) => log(page).locator('p').allTextContents();

async function say(page: Page, name: string, words: string): Promise<void> {
  await input(page, name).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  // INQ-13: shown at once, and the input is cleared.
  await log(page).getByText(words, { exact: true }).waitFor();
  expect(await input(page, name).inputValue()).toBe('');
}

/** Sends an inquiry with a PDF by the form; ends in its thread. */
async function inquire(page: Page, businessID: string, message: string): Promise<void> {
  await page.goto(`/business/${businessID}/send-request`);
  await page.getByLabel('Subject').selectOption('Full price list');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await chooseFiles(page, page.getByRole('button', { name: 'Attach files' }), drawing);
  await page.getByRole('button', { name: `Remove ${drawing.name}` }).waitFor();
  await page.getByRole('progressbar', { name: `Uploading ${drawing.name}` }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await toast(page, 'Inquiry sent successfully').waitFor();
  await page.waitForURL(/\/requests\/[0-9a-f-]{36}$/);
}

it('INQ-08 to INQ-13, decision 24: sends an inquiry and its answer live, loses the network during five messages, and ends the thread; wide and at 390 pixels', async () => {
  const seller = await openSignedIn(visitor, 'callum.brierty');
  const asker = await openSignedIn(visitor, 'bastien.audibran');
  const businessID = await createCompany(seller, company);

  for (const width of [1280, 390]) {
    for (const page of [seller, asker]) await page.setViewportSize({ width, height: 800 });
    const inquiry = `Two hundred worm wheels, seen at ${width}`;
    await seller.goto(`/business/${businessID}/requests`);
    await inquire(asker, businessID, inquiry);

    // The inquiry with its file appears on a page that was already open.
    await seller.getByRole('link', { name: inquiry }).click();
    await log(seller).getByText(inquiry).waitFor();
    await log(seller).getByText(drawing.name).waitFor();
    await say(seller, buyer, 'Bronze or brass?');
    await log(asker).getByText('Bronze or brass?').waitFor();

    // A tab outside the error watch, because browsers log failed requests.
    const context = asker.context();
    const tab = await context.newPage();
    await tab.setViewportSize({ width, height: 800 });
    await tab.goto(asker.url());
    await asker.goto('about:blank');
    const words = ['Bronze.', 'Module 4.', 'Ground teeth.', 'By March.', 'To Bilbao.'];
    const [first = '', second = '', ...rest] = words;
    await input(tab, company).waitFor();
    await say(tab, company, first);
    // The server saves the second message, but its response is lost.
    const written = Promise.withResolvers<void>();
    await tab.route(
      '**/send-message*',
      async (route) => {
        await route.fetch();
        await context.setOffline(true);
        await route.abort();
        written.resolve();
      },
      { times: 1 },
    );
    await say(tab, company, second);
    await written.promise;
    for (const one of rest) await say(tab, company, one);
    await expect.poll(() => log(tab).getByText('Waiting to be sent').count()).toBeGreaterThan(0);
    expect((await said(tab)).slice(-5)).toEqual(words);
    await context.setOffline(false);
    await log(seller).getByText('To Bilbao.').waitFor();
    await expect
      .poll(() =>
        log(tab)
          .getByText(/Waiting to be sent|Sending/)
          .count(),
      )
      .toBe(0);
    for (const page of [seller, tab]) {
      expect(await said(page)).toEqual([inquiry, 'Bronze or brass?', ...words]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }

    await seller.getByLabel('More about this conversation', { exact: true }).click();
    await seller.getByRole('button', { name: 'End Conversation' }).click();
    await seller.getByRole('dialog').getByRole('button', { name: 'End Conversation' }).click();
    await toast(seller, 'Finished successfully').waitFor();
    await expect.poll(() => input(seller, buyer).isDisabled()).toBe(true);
    await expect.poll(() => input(tab, company).isDisabled()).toBe(true);
    expect(await input(tab, company).getAttribute('placeholder')).toBe('This chat has ended');
    await tab.getByRole('link', { name: 'New request' }).click();
    await tab.waitForURL(/\/send-request/);
    await asker.goto('/about-us');
    await tab.close();
  }
});

it('INQ-01, RT-20: delivers a message typed before registration once, on any device that confirms the address', async () => {
  const seller = await openSignedIn(visitor, 'callum.brierty');
  const businessID = await createCompany(seller, 'Patient Pinions');
  const words = 'Forty pinions, module 3, by March.';
  const desk = await visitor.open(`/business/${businessID}/`, { viewport: { width: 1280, height: 900 } });
  await desk.getByRole('textbox', { name: /Patient Pinions/ }).fill(words);
  const ask = desk.locator('form').filter({ has: desk.getByRole('textbox', { name: /Patient Pinions/ }) });
  await ask.getByRole('button', { name: 'Send Request' }).click();
  await desk.waitForURL(`${inject('accountsUrl')}/login**`);
  expect(decodeURIComponent(desk.url())).not.toContain('pinions');
  await desk.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  const email = newEmail('patient');
  await desk.getByLabel('First name').fill('Paz');
  await desk.getByLabel('Last name').fill('Ibarra');
  await desk.getByLabel('Email').fill(email);
  await desk.getByLabel('Password').fill(newPassword);
  await desk.getByRole('button', { name: 'Create account' }).click();
  await desk.waitForURL('**/register/sent**');

  const phone = await visitor.open(`${inject('accountsUrl')}/outbox`, {
    viewport: { width: 390, height: 800 },
  });
  const link = phone
    .getByRole('article')
    .filter({ hasText: email })
    .getByRole('link', { name: /verify-email/ });
  await expect
    .poll(async () => {
      await phone.reload();
      return link.count();
    })
    .toBe(1);
  await link.click();
  await phone.getByLabel('Password').fill(newPassword);
  await phone.getByRole('button', { name: 'Confirm and continue' }).click();
  const message = phone.getByRole('textbox', { name: 'Message', exact: true });
  await message.waitFor();
  expect(await message.inputValue()).toBe(words);
  await phone.reload();
  await message.waitFor();
  expect(await message.inputValue()).toBe(words);
});
