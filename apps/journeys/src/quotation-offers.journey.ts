import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { toast } from './testing/fill-in.ts';
import { openSignedIn } from './testing/log-in.ts';
import { callAsMember, createCompany } from './testing/own-company.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const words = 'Quorvane worm drives';
const buyer = 'Mathilde Vuillet';

async function makeOffer(page: Page, price: string, text: string): Promise<void> {
  await page.getByLabel('Price per unit').fill(price);
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send the offer' }).click();
  await toast(page, 'The buyer sees your offer').waitFor();
}

it('RFQ-15 to RFQ-17: a question, its answer, two offers, a change, a short list, a choice, and the loser reads why', async () => {
  const first = await openSignedIn(visitor, 'loretta.vanhoesen');
  const second = await openSignedIn(visitor, 'ornella.zamperlin');
  const asker = await openSignedIn(visitor, 'mathilde.vuillet');
  const north = await createCompany(first, 'Quorvane North');
  const south = await createCompany(second, 'Quorvane South');
  const { quotationID } = await callAsMember<{ quotationID: string }>(asker, 'POST', 'quotations', {
    subject: words,
    text: 'Ratio 1:40, two hundred pieces.',
    categoryID: '0006.01',
    quantity: 200,
    unit: 'pieces',
    deliveryCountry: 'FR',
  });
  await asker.goto(`/quotation-requests/${quotationID}`);
  // Other journeys give both people companies of the same trade.
  await first.goto(`/open-requests/${quotationID}?as=${north}`);
  await second.goto(`/open-requests/${quotationID}?as=${south}`);

  // A question, which appears on the buyer's open page; the answer is seen by both suppliers.
  const question = first.getByRole('textbox', { name: 'Your question to the buyer' });
  visitor.expectRefusal(400, /\/questions\?/);
  await question.fill('Ring 0412 345 678');
  await first.getByRole('button', { name: 'Ask', exact: true }).click();
  await first.getByText('Without names, phone numbers').waitFor();
  expect(await question.inputValue()).toBe('Ring 0412 345 678');
  await question.fill('Which shaft diameter?');
  await first.getByRole('button', { name: 'Ask', exact: true }).click();
  await asker.getByText('Which shaft diameter?').waitFor();
  await asker.getByRole('textbox', { name: 'Your answer' }).fill('Forty millimetres.');
  await asker.getByRole('button', { name: 'Answer', exact: true }).click();
  for (const page of [first, second]) await page.getByText('Forty millimetres.').waitFor();
  expect(await second.content()).not.toContain('Quorvane North');

  // The unit of the request is there, and the total for the quantity is shown while typing.
  expect(await first.getByLabel('Unit', { exact: true }).inputValue()).toBe('pieces');
  await first.getByLabel('Currency').selectOption('EUR');
  await first.getByLabel('Price per unit').fill('12.50');
  await first.getByText(/Total EUR\s2,500\.00/).waitFor();
  await makeOffer(first, '12.50', 'Cut in house.');
  await second.getByLabel('Currency').selectOption('EUR');
  await makeOffer(second, '9.80', 'Ready in two weeks.');
  const row = (company: string) => asker.getByRole('row', { name: new RegExp(company) });
  await row('Quorvane North')
    .getByText(/Total EUR\s2,500\.00/)
    .waitFor();

  // A changed offer changes on the open page, and the notification has both prices.
  await first.getByRole('button', { name: 'Change the offer' }).click();
  await first.getByLabel('Price per unit').fill('11.00');
  await first.getByRole('button', { name: 'Save the change' }).click();
  await row('Quorvane North')
    .getByText(/Total EUR\s2,200\.00/)
    .waitFor();
  await asker.goto('/notifications');
  await asker.getByRole('main').getByText('EUR 12.50 / pieces → EUR 11.00 / pieces').click();
  await asker.waitForURL(/\/quotation-requests\//);

  await asker.getByRole('button', { name: 'Put Quorvane South on the short list' }).click();
  await row('Quorvane South').getByText('Short list', { exact: true }).waitFor();
  await asker.getByRole('button', { name: 'Choose the offer of Quorvane South' }).click();
  const dialog = asker.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: 'Reason for the other suppliers' })
    .fill('The lead time decided.');
  await dialog.getByRole('button', { name: 'Choose this offer' }).click();
  await asker.waitForURL(/\/requests\/[0-9a-f-]{36}$/);

  // The loser reads why on the open page, and nothing of the buyer.
  await first.getByText('The lead time decided.').waitFor();
  await first.getByText('Not chosen').waitFor();
  expect(await first.content()).not.toContain('Vuillet');
  await second.getByRole('link', { name: 'Open conversation' }).click();
  await second.getByRole('main').getByText(buyer).first().waitFor();
});
