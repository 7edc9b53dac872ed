import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const path = '/contact-us/form';
const success = 'Request sent successfully, you will be contact soon!';
const draftKey = 'wbn-need-help-draft';

const request = {
  'First name': 'Nora',
  'Last name': 'Body',
  Email: 'nora@body.example',
  'Company name': 'Nobody Inc',
  'Company telephone': '+1 305 555 0100',
};

/** Returns the operator's mail that contains a company's name. */
async function findMail(company: string): Promise<string | undefined> {
  const outbox = join(inject('dataDir'), 'outbox');
  const files = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map((file) => readFile(join(outbox, file), 'utf8')),
  );
  // Joins lines that quoted-printable has broken.
  const whole = mails.map((mail) => mail.replaceAll('=\r\n', ''));
  return whole.find((mail) => mail.includes(`Subject: Need help: ${company}`));
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

describe('the need-help form', () => {
  it('NHF-01 NHF-11 NHF-13 decision 22: reports problems by keyboard, then sends; the operator gets the mail', async () => {
    const page = await visitor.open(path);
    await page.getByRole('heading', { level: 1, name: 'NEED BUSINESS HELP?' }).waitFor();
    // After hydration the script, not the browser, reports problems.
    await page.locator('form[novalidate]').waitFor();
    await field(page, 'First name').focus();
    await page.keyboard.type('Kim');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Park');
    await page.keyboard.press('Tab');
    await page.keyboard.type('kim@keyboard');
    await page.keyboard.press('Enter');

    const summary = page.getByText('4 fields need your attention').locator('..');
    await summary.waitFor();
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field(page, 'First name').inputValue()).toBe('Kim');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe('email');

    await page.keyboard.press('End');
    await page.keyboard.type('.example');
    await field(page, 'Company name').focus();
    await page.keyboard.type('Keyboard Works');
    await field(page, 'Company telephone').focus();
    await page.keyboard.type('+1 305 555 0100');
    await page.getByRole('main').getByRole('combobox', { name: 'Country' }).selectOption('US');
    await page.getByRole('combobox', { name: 'US state' }).selectOption('US-FL');
    await page.getByRole('combobox', { name: 'Looking for product 1' }).selectOption('0005');
    await field(page, 'More information on what to buy').focus();
    await page.keyboard.type('Key switches.');

    await page.reload();
    await page.getByText('We restored what you typed last time.').waitFor();
    expect(await field(page, 'More information on what to buy').inputValue()).toBe('Key switches.');
    await field(page, 'City').focus();
    await page.keyboard.type('Miami');
    await page.keyboard.press('Enter');

    await page.getByRole('status').getByText(success).waitFor();
    expect(await field(page, 'First name').inputValue()).toBe('');
    expect(await page.evaluate((key) => localStorage.getItem(key), draftKey)).toBeNull();
    await expect.poll(() => findMail('Keyboard Works')).toBeDefined();
    const mail = await findMail('Keyboard Works');
    expect(mail).toContain('Reply-To: Kim Park <kim@keyboard.example>');
    expect(mail).toContain('US state: Florida');
    expect(mail).toContain('Edition: australia');
  });

  it('NHF-03 NHF-13 NHF-15: works without JavaScript', async () => {
    const page = await visitor.open(`/es${path}`, { javaScriptEnabled: false });
    await field(page, 'Nombre').first().fill('Luz');
    await field(page, 'Apellidos').fill('Plain');
    await field(page, 'Correo electrónico').fill('luz@plain.example');
    await field(page, 'Nombre de la empresa').fill('Plain Form SA');
    await field(page, 'Teléfono de la empresa').fill('12');
    const state = page.getByRole('combobox', { name: 'Estado de EE. UU.' });
    expect(await state.isVisible()).toBe(false);
    await page.getByRole('main').getByRole('combobox', { name: 'País' }).selectOption('US');
    expect(await state.isVisible()).toBe(true);
    const submit = page.getByRole('button', { name: 'Enviar a WBN' });
    await submit.click();

    await page.getByText('Hay 2 campos por revisar').waitFor();
    expect(await field(page, 'Nombre de la empresa').inputValue()).toBe('Plain Form SA');
    expect(await state.isVisible()).toBe(true);
    await field(page, 'Teléfono de la empresa').fill('+56 32 274 0000');
    await page.getByRole('main').getByRole('combobox', { name: 'País' }).selectOption('CL');
    await submit.click();

    await page.getByText('Solicitud enviada correctamente').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/es${path}?sent=1`);
    expect(await field(page, 'Apellidos').inputValue()).toBe('');
    await expect.poll(() => findMail('Plain Form SA')).toBeDefined();
    expect(await findMail('Plain Form SA')).toContain('Language of the page: Spanish');
  });

  it('NHF-07: reset clears the values returned by the server, without JavaScript', async () => {
    const page = await visitor.open(path, { javaScriptEnabled: false });
    for (const [name, value] of Object.entries({ ...request, 'Company telephone': '12' })) {
      await field(page, name).fill(value);
    }
    await page.getByRole('main').getByRole('combobox', { name: 'Country' }).selectOption('AU');
    await page.getByRole('button', { name: 'Submit to WBN' }).click();
    await page.getByText('One field needs your attention').waitFor();
    expect(await field(page, 'First name').inputValue()).toBe('Nora');
    await page.getByRole('link', { name: 'Reset Form' }).click();
    await page.getByText('One field needs your attention').waitFor({ state: 'detached' });
    expect(await field(page, 'First name').inputValue()).toBe('');
  });

  it('NHF-14: reports a missing answer and keeps the typed text', async () => {
    const page = await visitor.open(path);
    await page.locator('form[novalidate]').waitFor();
    await page.route('**/contact-us/form.data*', (route) =>
      route.fulfill({ status: 200, contentType: 'text/plain', body: 'nobody' }),
    );
    for (const [name, value] of Object.entries(request)) {
      await field(page, name).fill(value);
    }
    await page.getByRole('main').getByRole('combobox', { name: 'Country' }).selectOption('AU');
    await page.getByRole('button', { name: 'Submit to WBN' }).click();
    await page
      .getByText('There was an error processing your request, please try again in a few hours!')
      .waitFor();
    expect(await field(page, 'First name').inputValue()).toBe('Nora');
  });
});
