import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { toast } from './testing/fill-in.ts';
import { openSignedIn } from './testing/log-in.ts';
import { operatorCommand } from './testing/operator-command.ts';
import { callAsMember, createCompany, createProduct } from './testing/own-company.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const company = 'Aldermoor Sprockets';
const names = Array.from({ length: 7 }, (_, at) => `Aldermoor sprocket ${at + 1}`);
const eighth = 'Aldermoor chain wheel';

const paymentFailed =
  'We are not able to process your payment at this time, please try again in a few minutes or contact support';
const cardError = 'You have error in your card information: ';
const cardFailed =
  'You have error in your card information: the bank could not confirm that the card is yours.';

/** Advances the test gateway's clock for a company; the running product gets the resulting events. */
const passDays = (businessID: string, days: number) =>
  operatorCommand('test-gateway', 'advance', businessID, String(days));

async function publishEighth(page: Page, businessID: string): Promise<void> {
  await page.goto(`/business/${businessID}/products/new`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(eighth);
  await page.getByRole('button', { name: 'Publish' }).click();
}

async function pay(page: Page, number: string): Promise<void> {
  await page.getByLabel(/^Card number/).fill(number);
  await page.getByRole('button', { name: 'Purchase' }).click();
}

/** Returns the names of a company's products as buyers see them. */
async function seen(businessID: string): Promise<string[]> {
  const response = await fetch(new URL(`product/by-business?bid=${businessID}`, inject('apiUrl')));
  const { data } = (await response.json()) as { data: { data: { name: string }[] } };
  return data.data.map(({ name }) => name);
}

it('MEM-06, MEM-07, MEM-08, MEM-12, CON-19, decision 20: buys Gold after a refused eighth product; a year after cancelling, products beyond the plan are hidden, not deleted', async () => {
  visitor.expectRefusal(403, /\/product\/create$/);
  visitor.expectRefusal(402, /\/subscription\/(subscribe|confirm)$/);
  const page = await openSignedIn(visitor, 'suyin.tarrant');
  const businessID = await createCompany(page, company);
  for (const name of names) await createProduct(page, businessID, { name, status: 'published' });
  await publishEighth(page, businessID);
  const limit = page.getByRole('dialog', { name: /7/ });
  await limit.getByRole('link').click();
  await page.waitForURL(`**/business/${businessID}/membership`);

  // Nothing is charged until the bank confirms.
  await page.getByText('Test mode').first().waitFor();
  await page.getByRole('link', { name: 'Choose Gold' }).click();
  await page.getByLabel(/^Expiry/).fill('1231');
  await page.getByLabel(/^Security code/).fill('123');
  await page.getByLabel(/^Email/).fill('accounts@aldermoor.example');
  await page
    .getByRole('main')
    .getByLabel(/^Country/)
    .selectOption('PT');
  await page.getByLabel(/^Address(?!, second)/).fill('Rua do Ouro 5');
  await page.getByLabel(/^City/).fill('Aveiro');
  await pay(page, '4000000000000002');
  await page.getByRole('alert').getByText(`${cardError}Your card was declined.`, { exact: true }).waitFor();
  expect(await page.getByText(paymentFailed).count()).toBe(0);
  // The provider is down, which is not a declined card.
  visitor.expectRefusal(503, /\/subscription\/subscribe$/);
  const away = {
    success: false,
    name: 'ServiceUnavailable',
    message: 'The payment provider does not answer.',
  };
  const headers = { 'access-control-allow-origin': inject('siteUrl') };
  await page.route(
    /\/subscription\/subscribe$/,
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: away, headers })
        : route.continue(),
    { times: 1 },
  );
  await pay(page, '4242424242424242');
  await page.getByRole('alert').getByText(paymentFailed).waitFor();
  expect(await page.getByText(cardError).count()).toBe(0);
  await pay(page, '4000002500003155');
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.getByText(cardFailed).waitFor();
  expect(await callAsMember(page, 'GET', `business/${businessID}/invoices`)).not.toContainEqual(
    expect.objectContaining({ status: 'paid' }),
  );
  await pay(page, '4242424242424242');
  await toast(page, 'Successful checkout!').waitFor();
  await page.getByText('7 of 20 used').waitFor();
  await page.getByRole('link', { name: /^Page of invoice / }).waitFor();

  // A paid plan takes effect at once, for members and visitors.
  await publishEighth(page, businessID);
  await toast(page, `${eighth} is saved and published`).waitFor();
  expect(await seen(businessID)).toContain(eighth);
  const shown = await visitor.open(`/business/${businessID}/`, { viewport: { width: 1280, height: 900 } });
  await shown.getByRole('heading', { level: 1, name: company }).waitFor();
  await shown.getByText('Gold', { exact: true }).first().waitFor();

  await page.goto(`/business/${businessID}/membership`);
  await page.getByRole('button', { name: 'Cancel membership' }).click();
  await page.getByRole('button', { name: 'End membership' }).click();
  await page
    .getByText(/^Gold ends on/)
    .first()
    .waitFor();
  expect(await seen(businessID)).toHaveLength(8);

  await passDays(businessID, 366);
  await expect.poll(() => seen(businessID)).toHaveLength(7);
  await page.reload();
  await page.getByText('8 of 7 used').waitFor();
  await page.getByText('Free', { exact: true }).first().waitFor();
  await shown.reload();
  await shown.getByText('Standard', { exact: true }).first().waitFor();
  expect(await callAsMember(page, 'GET', `product/own?bid=${businessID}`)).toHaveLength(8);
});

it('MEM-13: opens a thread with the operator for paid support hours', async () => {
  const page = await openSignedIn(visitor, 'rohan.delacombe');
  const businessID = await createCompany(page, 'Quell Couplings');
  await operatorCommand('set-membership', businessID, 'premium');
  await page.goto(`/business/${businessID}/boosts`);
  await page.getByRole('link', { name: 'Ask for support' }).click();
  await page.getByText(/6 hrs of 6 hrs left/).waitFor();
  await page.getByLabel('Topic').selectOption('Products and import');
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('Please check our coupling texts.');
  await page.getByRole('button', { name: 'Send to support' }).click();
  await toast(page, 'Sent to WBN Support').waitFor();
  await page.waitForURL(`**/business/${businessID}/requests/*`);
  await page.getByRole('log').getByText('Please check our coupling texts.').waitFor();
  await page.getByRole('heading', { name: 'WBN Support' }).waitFor();
  await page.getByText('Support: Products and import').first().waitFor();
});
