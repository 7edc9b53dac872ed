import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

/** Returns the code that was mailed to an address of a company. */
async function codeAt(address: string): Promise<string> {
  const outbox = join(inject('dataDir'), 'outbox');
  let code: string | undefined;
  await expect
    .poll(async () => {
      const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
      const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
      const mail = mails.find((text) => text.includes(`To: ${address}`));
      code = /^Subject: (\d{6})/m.exec(mail ?? '')?.[1];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}

/** Claims a company by a code mailed to its domain. */
export async function claimByMail(page: Page, businessID: string, address: string): Promise<void> {
  await page.goto(`/business/${businessID}/claim`);
  await page.getByRole('textbox', { name: 'Email address at the company' }).fill(address);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByText(`We have sent a code to ${address}`).waitFor();
  await page.getByRole('textbox', { name: 'Code of six digits' }).fill(await codeAt(address));
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Claims a company with a document and a word to staff. */
export async function claimByDocument(page: Page, businessID: string, word: string): Promise<void> {
  await page.goto(`/business/${businessID}/claim`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add a document' }).click(),
  ]);
  await chooser.setFiles({ name: 'Trade register.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByText('Trade register.pdf').waitFor();
  await page.getByRole('textbox', { name: 'A word to our staff' }).fill(word);
  await page.getByRole('button', { name: 'Submit the claim' }).click();
  await page.getByText('Our staff check your claim').waitFor();
}
