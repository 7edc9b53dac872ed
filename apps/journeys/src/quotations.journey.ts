import { demoEmail, demoPassword } from '@wbn/demo-world/sign-ins/demo-people.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { chooseFiles, toast } from './testing/fill-in.ts';
import { enterPassword, openSignedIn } from './testing/log-in.ts';
import { createCompany } from './testing/own-company.ts';
import { harbourPhoto, workshopPhoto } from './testing/photos.ts';
import { saveDownload } from './testing/save-download.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const words = 'Zyxquor herringbone wheels';
const buyer = 'Mathilde Vuillet';

/** Makes an offer on the open page of a request for quotation. */
async function makeOffer(page: Page, price: string, text: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: words }).waitFor();
  await page.getByLabel('Price per unit').fill(price);
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send the offer' }).click();
  await toast(page, 'The buyer sees your offer').waitFor();
  await page.getByRole('heading', { name: 'Your offer' }).waitFor();
}

/** Fails when the page, with all that it has loaded, names the buyer. */
async function expectAnonymous(page: Page): Promise<void> {
  const content = await page.content();
  for (const name of buyer.split(' ')) expect(content).not.toContain(name);
}

it('RFQ-01 to RFQ-06, RFQ-18: asks from an empty search with a file, answers a question, compares two anonymous offers with a file and chooses one', async () => {
  const first = await openSignedIn(visitor, 'loretta.vanhoesen');
  const second = await openSignedIn(visitor, 'ornella.zamperlin');
  const firstID = await createCompany(first, 'Slow Wheelwrights');
  await createCompany(second, 'Swift Wheelwrights');

  // A visitor finds nothing, fills in the form with the words and filters of the search, and logs in last.
  const asker = await visitor.open(
    `/search-result?business=MA&countries=PT&search=${encodeURIComponent(words)}&category=0006.01`,
    { viewport: { width: 1280, height: 900 } },
  );
  await asker.getByRole('main').getByRole('link', { name: 'Request a quotation' }).click();
  await asker.waitForURL(/\/request-quotation\?/);
  expect(await asker.getByLabel('Title').inputValue()).toBe(words);
  await asker.getByRole('button', { name: 'Remove Portugal' }).waitFor();
  await asker.getByRole('button', { name: /^Remove .+ · Power Transmission$/ }).waitFor();
  await asker.getByLabel('Description').fill('Ground, module 4, two hundred pieces a month.');
  await asker.getByLabel('Quantity').fill('200');
  await asker.getByLabel('Delivery country').selectOption('FR');
  await asker.getByRole('button', { name: 'Register and ask for offers' }).click();
  await asker.waitForURL(`${inject('accountsUrl')}/register**`);
  await asker.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await enterPassword(asker, demoEmail('mathilde.vuillet'), demoPassword);
  await asker.waitForURL(/\/request-quotation\?/);
  const works = { ...(await harbourPhoto()), name: 'Vuillet works.jpg' };
  await chooseFiles(asker, asker.getByRole('button', { name: 'Attach files' }), works);
  await asker
    .getByRole('list', { name: 'Attached files' })
    .getByText(/\d kB$/)
    .waitFor();
  await asker.getByRole('button', { name: 'Ask for offers', exact: true }).click();
  await asker.waitForURL(/\/quotation-requests\/[0-9a-f-]{36}$/);
  await asker.getByText('No offers yet').waitFor();
  await asker.getByText(/[1-9]\d* companies told/).waitFor();

  // The first supplier comes by the notification, the second by the list.
  await first.goto('/notifications');
  await first
    .getByRole('main')
    .getByRole('link', { name: `A buyer asks Slow Wheelwrights for an offer: “${words}”` })
    .click();
  await first.waitForURL(/\/open-requests\/[0-9a-f-]{36}/);
  // The drawing has another name here, and everybody who was told reads the question.
  await first.getByRole('button', { name: 'Show file-1.jpeg' }).waitFor();
  await first.getByRole('textbox', { name: 'Your question to the buyer' }).fill('Which helix angle?');
  await first.getByRole('button', { name: 'Ask', exact: true }).click();
  await asker.getByRole('textbox', { name: 'Your answer' }).fill('Thirty degrees.');
  await asker.getByRole('button', { name: 'Answer', exact: true }).click();
  await first.getByText('Thirty degrees.').waitFor();
  await makeOffer(first, '12.50', 'Cut and ground in house.');
  await second.goto('/open-requests?search=herringbone');
  await second.getByRole('link', { name: words }).click();
  await second.getByText('Thirty degrees.').waitFor();
  const wheel = { ...(await workshopPhoto()), name: 'Swift wheel.jpg' };
  await chooseFiles(second, second.getByRole('button', { name: 'Attach files' }), wheel);
  await second
    .getByRole('list', { name: 'Attached files' })
    .getByText(/\d kB$/)
    .waitFor();
  await makeOffer(second, '9.80', 'Ready in two weeks.');
  await expectAnonymous(first);
  await expectAnonymous(second);
  expect(await first.content()).not.toMatch(/Swift (Wheelwrights|wheel)/);

  // The offers appear on the buyer's open page.
  const rows = asker.getByRole('row').filter({ has: asker.getByRole('rowheader') });
  await expect.poll(() => rows.count()).toBe(2);
  await asker.getByLabel('Sort by').selectOption('price');
  expect(await rows.first().textContent()).toContain('Swift Wheelwrights');
  await rows.first().getByRole('button', { name: 'Show Swift wheel.jpg' }).click();
  const picture = asker.getByRole('dialog', { name: 'Swift wheel.jpg' });
  const saved = await saveDownload(asker, picture.getByRole('button', { name: 'Download' }));
  expect((await sharp(saved).metadata()).format).toBe('jpeg');
  await picture.getByRole('button', { name: 'Close' }).first().click();
  await asker.setViewportSize({ width: 320, height: 700 });
  expect(await asker.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await asker.setViewportSize({ width: 1280, height: 900 });
  await asker.getByRole('button', { name: 'Choose the offer of Swift Wheelwrights' }).click();
  await asker.getByRole('dialog').getByRole('button', { name: 'Choose this offer' }).click();
  await asker.waitForURL(/\/requests\/[0-9a-f-]{36}$/);
  await asker.getByRole('log').getByText('Ready in two weeks.').waitFor();
  await asker.getByRole('log').getByRole('button', { name: 'Show Swift wheel.jpg' }).waitFor();

  // The chosen supplier learns who the buyer is; the other one sees the end on the open page and nothing else.
  await second.getByRole('link', { name: 'Open conversation' }).click();
  await second.getByRole('log').getByText('Ready in two weeks.').waitFor();
  await second.getByRole('main').getByText(buyer).first().waitFor();
  await first.getByText('Not chosen').waitFor();
  expect(await first.getByRole('button', { name: 'Change the offer' }).count()).toBe(0);
  await expectAnonymous(first);
  // Other journeys ask for quotations at the same time.
  await first.goto(`/open-requests?as=${firstID}&search=herringbone`);
  await first.getByText('No open request matches these filters').waitFor();
  await first.getByRole('link', { name: 'Get an email about new ones' }).click();
  await first.getByRole('button', { name: 'Save this search' }).click();
  await toast(first, 'The search is saved.').waitFor();
});
