import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { toast } from './fill-in.ts';
import { register } from './register.ts';
import type { Visitor } from './visit.ts';

interface InvitedPerson {
  readonly email: string;
  readonly name: { readonly firstName: string; readonly lastName: string };
  readonly invitedBy: string;
  readonly company: string;
}

/** Registers the person who is invited as Admin from the link in the mail, and accepts; returns their page. */
export async function acceptFromMail(
  visitor: Visitor,
  { email, name, invitedBy, company }: InvitedPerson,
): Promise<Page> {
  const page = await visitor.open(`${inject('accountsUrl')}/outbox`, {
    viewport: { width: 1280, height: 900 },
  });
  const link = page
    .getByRole('article')
    .filter({ hasText: email })
    .getByRole('link', { name: /my-business\?invitation=/ });
  await expect
    .poll(async () => {
      await page.reload();
      return link.count();
    })
    .toBe(1);
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(`${inject('accountsUrl')}/login**`);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/register**');
  await register(page, email, name);
  await page.waitForURL(address);
  const invitation = page.getByRole('article', { name: company });
  await invitation.getByText(`${invitedBy} invites you to work for this company as Admin.`).waitFor();
  await invitation.getByRole('button', { name: 'Accept' }).click();
  await toast(page, `You now work for ${company}.`).waitFor();
  return page;
}
