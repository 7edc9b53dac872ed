import { expect, it } from 'vitest';
import { openSignedIn } from './testing/log-in.ts';
import { createCompany } from './testing/own-company.ts';
import { newEmail, register } from './testing/register.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const maker = 'Walkway Cogwrights';

it('RFQ-07 RFQ-09 RFQ-12: a visitor asks for quotations from a search, sees who hears of it, and registers last', async () => {
  const supplier = await openSignedIn(visitor, 'dewi.larasatining');
  await createCompany(supplier, maker);

  const buyer = await visitor.open(
    `/search-result?business=MA&countries=global&search=${maker.replace(' ', '+')}`,
    {
      viewport: { width: 1280, height: 900 },
    },
  );
  await buyer.getByRole('main').getByRole('link', { name: 'Request a quotation' }).first().click();
  await buyer.waitForURL(/\/request-quotation\?.*found=/);
  await buyer.getByText(/^A new account can send 2 requests/).waitFor();
  await buyer.getByLabel('Title').fill('Cogs for a walkway');
  await buyer.getByLabel('Description').fill('Cast iron, module 6, drawing follows.');
  await buyer.getByLabel('Quantity').fill('40');
  await buyer.getByLabel('How often').selectOption('quarterly');
  await buyer.getByLabel('Delivery country').selectOption('FR');
  await buyer.getByLabel('Place of delivery').fill('Le Havre');
  await buyer.getByLabel('Delivery term').selectOption('CIF');
  await buyer.getByLabel('Target price per unit').fill('18.50');
  await buyer.getByLabel('Currency').selectOption('EUR');

  // The category field searches all industries; the form says who will hear of it.
  const category = buyer.getByRole('combobox', { name: 'Category' });
  await category.fill('gearboxes');
  // The field has one focus frame: that of its box.
  expect(await category.evaluate((input) => getComputedStyle(input).outlineStyle)).toBe('none');
  await buyer
    .getByRole('option', { name: /· Power Transmission$/ })
    .first()
    .click();
  await buyer.getByText(/^(The )?\d+ compan(y|ies) .*hears? of it at once$/).waitFor();
  await buyer.getByRole('group', { name: 'Also send to these companies' }).getByLabel(maker).check();
  await buyer.getByRole('button', { name: 'Register and ask for offers' }).click();

  await buyer.waitForURL('**/register**');
  await register(buyer, newEmail('bea.buyer'), { firstName: 'Bea', lastName: 'Quillfeather' });
  await buyer.waitForURL(/\/request-quotation\?/);
  expect(await buyer.getByLabel('Description').inputValue()).toBe('Cast iron, module 6, drawing follows.');
  expect(await buyer.getByLabel('Target price per unit').inputValue()).toBe('18.50');
  expect(
    await buyer.getByRole('group', { name: 'Also send to these companies' }).getByLabel(maker).isChecked(),
  ).toBe(true);
  await buyer.getByRole('button', { name: 'Ask for offers', exact: true }).click();
  await buyer.waitForURL(/\/quotation-requests\/[0-9a-f-]{36}$/);
  await buyer.getByText(/[1-9]\d* compan(y|ies) told/).waitFor();
  await buyer.getByText('Le Havre').waitFor();

  // The invitation names the company; the supplier sees the terms and not the buyer.
  await supplier.goto('/notifications');
  await supplier
    .getByRole('link', { name: `A buyer asks ${maker} for an offer: “Cogs for a walkway”` })
    .click();
  await supplier.getByRole('heading', { level: 1, name: 'Cogs for a walkway' }).waitFor();
  await supplier.getByText('Every quarter').waitFor();
  expect(await supplier.content()).not.toContain('Quillfeather');

  // Changed until the first offer, and found in the account menu.
  await buyer.getByRole('link', { name: 'Change', exact: true }).click();
  await buyer.getByLabel('Quantity').fill('60');
  await buyer.getByRole('button', { name: 'Save the changes' }).click();
  await buyer.waitForURL(/\/quotation-requests\/[0-9a-f-]{36}$/);
  await buyer.getByText('60', { exact: true }).waitFor();
  await buyer.getByRole('banner').locator('summary', { hasText: 'Account menu' }).click();
  await buyer.getByRole('banner').getByRole('link', { name: 'Requests for quotation' }).click();
  await buyer.getByRole('link', { name: 'Cogs for a walkway' }).waitFor();
});
