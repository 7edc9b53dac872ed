import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it, type TestContext } from 'vitest';
import { acceptFromMail } from './testing/accept-from-mail.ts';
import { certificateName, completeProfile, profileFacts } from './testing/company-profile.ts';
import { openTab, saveTab } from './testing/edit-tabs.ts';
import { fillCreateForm } from './testing/fill-create-form.ts';
import { toast } from './testing/fill-in.ts';
import { accountMenu } from './testing/log-in.ts';
import { createCompany, createDraftCompany } from './testing/own-company.ts';
import { newEmail, registerFromHere } from './testing/register.ts';
import { saveDownload } from './testing/save-download.ts';
import { createSevenProducts, expectFirstProduct } from './testing/seven-products.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const wide = { viewport: { width: 1280, height: 900 } };
const name = 'Serra do Lume Gearworks';
const shortDescription = 'Spur and helical gears for conveyors, cut and ground in Ovar.';

/** State that each journey leaves for the next one. */
const left: { businessID: string; owner: BrowserContextOptions } = { businessID: '', owner: {} };
const screen = (path: string) => `/business/${left.businessID}/${path}`;
const openAsOwner = (path: string) => visitor.open(path, left.owner);
const remember = async (page: Page) => {
  left.owner = { ...wide, storageState: await page.context().storageState() };
};

/** Creates a new company for a retry, because what the first try saved would interfere. */
async function startAnew(
  { task }: TestContext,
  create: (page: Page, name: string) => Promise<string>,
): Promise<void> {
  if (!task.result?.retryCount) return;
  const page = await visitor.open('/about-us', wide);
  await registerFromHere(page, newEmail('marta.owner'), { firstName: 'Marta', lastName: 'Lindqvist' });
  await accountMenu(page).waitFor();
  left.businessID = await create(page, name);
  await remember(page);
}

describe('a company, from its creation to its colleagues', () => {
  it('RT-11, RT-15, BIZ-01, BIZ-03 to BIZ-08: is created with logo and cover as a draft that nobody else sees', async () => {
    const page = await visitor.open('/about-us', wide);
    await registerFromHere(page, newEmail('marta.owner'), { firstName: 'Marta', lastName: 'Lindqvist' });
    await accountMenu(page).waitFor();
    await page.goto('/my-business');
    await page.getByText("You don't have any business registered yet", { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Create a business' }).click();
    await page.waitForURL('**/business/create');
    await page.getByRole('heading', { level: 1, name: 'Create a business' }).waitFor();
    await page.getByText(/200 x 800.*500 KB/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('Complete all the information required to create your business profile.').waitFor();

    await fillCreateForm(page, { name, shortDescription });
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL('**/my-business');
    await expectCard(page);
    await remember(page);

    const buyer = await visitor.open('/', wide);
    visitor.expectRefusal(404, new RegExp(left.businessID));
    expect((await buyer.request.get(screen(''))).status()).toBe(404);
    await buyer.goto(screen(''));
    expect(await buyer.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    const links = buyer.locator('meta[name="format-detection"]');
    expect(await links.getAttribute('content')).toBe('telephone=no, date=no, email=no, address=no');
  });

  it("RT-18, BIZ-02, BIZ-13, BIZ-14: 'Manage Business' opens edit mode with suggestions, for its owner alone", async () => {
    const page = await openAsOwner('/my-business');
    // Members get the page from code in the browser, and no request of it is refused.
    await page.getByRole('link', { name: 'Manage Business' }).click();
    await page.waitForURL('**/?editMode=1');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('heading', { name: 'Quality of your company page' }).waitFor();
    await page.getByRole('progressbar', { name: 'Quality' }).waitFor();
    await page.getByRole('link', { name: 'Have your company verified' }).waitFor();
    const links = page.getByRole('navigation', { name: 'Manage this company' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual([
      'Manage Profile',
      'Requests',
      'Products',
      'Membership',
      'Members',
    ]);
    await page.getByRole('main').getByRole('link', { name: 'View as a buyer' }).click();
    await page.waitForURL('**/?editMode=0');
    await page.getByText(/^This is how buyers will see the page/).waitFor();
    await page.getByRole('link', { name: 'Send Request' }).first().waitFor();
    for (const ofOwners of ['Quality of your company page', 'Manage Profile', 'Edit profile'])
      expect(await page.getByText(ofOwners, { exact: true }).count(), ofOwners).toBe(0);

    const buyer = await visitor.open('/', wide);
    visitor.expectRefusal(404, new RegExp(left.businessID));
    expect((await buyer.request.get(screen('?editMode=1'))).status()).toBe(404);
    await buyer.goto(screen('?editMode=1'));
    expect(await buyer.getByText('Quality of your company page').count()).toBe(0);
  });

  it('RT-23, LAY-34, BIZ-19 to BIZ-24: is completed in every tab without a footer and published, and a visitor sees each fact', async (test) => {
    await startAnew(test, createDraftCompany);
    const page = await openAsOwner(screen('edit'));
    await page.getByRole('form', { name: 'General', exact: true }).waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await completeProfile(page);
    visitor.expectRefusal(404, new RegExp(left.businessID));
    await page.goto(screen('?editMode=1'));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await toast(page, `${name} is published. Buyers can find it now.`).waitFor();
    // The preview is replaced by the site's page.
    await page.waitForURL(`**/business/Serra-do-Lume-Gearworks-${left.businessID}/?editMode=1`);
    await remember(page);

    const path = `/search-result?business=MA&countries=PT&search=${encodeURIComponent('serra lume conveyors')}`;
    const finder = await visitor.open(path, wide);
    await finder.getByRole('link', { name }).first().waitFor();
    const buyer = await visitor.open(screen('?editMode=1'), wide);
    await buyer.getByRole('link', { name: 'Send Request' }).first().waitFor();
    await buyer.getByRole('link', { name: 'Connect' }).first().waitFor();
    for (const [section, facts] of Object.entries(profileFacts)) {
      const region = buyer.getByRole('region', { name: section, exact: true });
      for (const [label, value] of facts) {
        const heading = buyer.getByRole('rowheader', { name: label, exact: true });
        const text = await region.getByRole('row').filter({ has: heading }).textContent();
        expect(text?.replaceAll('\u00a0', ' '), `${section}, ${label}`).toContain(value);
      }
    }
    await buyer.getByText('Gears and gearboxes for conveyors since 1987.').first().waitFor();
    const certificates = buyer.getByRole('region', { name: 'Certificates', exact: true });
    await certificates.getByText(certificateName).waitFor();
    await certificates.getByText('Issued 11 Mar 2024').waitFor();
    await certificates.getByText('Expires 10 Mar 2031').waitFor();
    const photo = certificates.getByRole('img', { name: `Certificate: ${certificateName}` });
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await buyer.getByRole('region', { name: 'Video', exact: true }).waitFor();
  });

  it('RT-22, PRD-14, decision 20, CON-19: publishes seven products on Standard and refuses the eighth with an upgrade offer', async (test) => {
    await startAnew(test, createCompany);
    const page = await openAsOwner(screen('product'));
    await createSevenProducts(page, left.businessID);
    await page.getByText('7 of 7 product slots used').first().waitFor();
    await expectFirstProduct(
      await visitor.open('/search-result?business=PR&countries=PT&search=lume+helical', wide),
    );
    // Edit mode shows the products although the server-rendered page had none.
    await page.goto(screen('?editMode=1'));
    const shown = page.getByRole('region', { name: 'Company Products', exact: true });
    await expect.poll(() => shown.getByRole('heading', { level: 3 }).count()).toBe(7);
    expect(await page.getByRole('link', { name: 'Add your first product' }).count()).toBe(0);
    await page.goto(screen('products'));

    await page.getByRole('link', { name: 'New product' }).click();
    const offer = page.getByRole('dialog', { name: 'All 7 product slots of your plan are taken' });
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Eighth gear');
    visitor.expectRefusal(403, /\/product\/create$/);
    await page.getByRole('button', { name: 'Publish' }).click();
    await offer.getByText('What you typed is kept on this computer.').waitFor();
    for (const slots of ['20 products', '50 products', '100 products'])
      await offer.getByText(slots).waitFor();
    await offer.getByRole('link', { name: 'Upgrade the plan' }).click();
    await page.waitForURL('**/membership');
    for (const price of ['US$ 1,850.00', 'US$ 2,650.00', 'US$ 3,650.00'])
      await page.getByRole('cell', { name: price }).or(page.getByText(price)).first().waitFor();

    await page.goto(screen('products/new'));
    await page.getByText('We restored what you typed last time.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Eighth gear');
    await remember(page);
  });

  it('exports all data of the company as an archive', async () => {
    const page = await openAsOwner(screen('export'));
    const archive = await saveDownload(page, page.getByRole('button', { name: 'Download the archive' }));
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    for (const file of ['business.jsonld', 'products.csv', 'members.csv', 'pictures/'])
      expect(archive.includes(file), file).toBe(true);
  });

  it('RT-21, decision 7: invites a colleague who accepts, edits, is removed and locked out in the open tab; the draft stays', async (test) => {
    await startAnew(test, createCompany);
    const colleagueEmail = newEmail('bruno.colleague');
    const owner = await openAsOwner(screen('member'));
    await owner.getByLabel('Email').fill(colleagueEmail);
    await owner.getByLabel('Role').selectOption('admin');
    await owner.getByRole('button', { name: 'Send invitation' }).click();
    await toast(owner, `Invitation sent to ${colleagueEmail}.`).waitFor();

    const colleague = await acceptFromMail(visitor, {
      email: colleagueEmail,
      name: { firstName: 'Bruno', lastName: 'Sá' },
      invitedBy: 'Marta Lindqvist',
      company: name,
    });
    await colleague.getByRole('link', { name: 'Manage Business' }).click();
    await colleague.getByRole('form', { name: 'General', exact: true }).waitFor();
    await openTab(colleague, 'Trade capabilities');
    await colleague.getByLabel('Average lead time').fill('28');
    await saveTab(colleague);
    await openTab(colleague, 'Contact');
    await colleague.getByLabel('City').fill('Espinho');
    await colleague.getByText('Not saved yet. Kept in this browser.').waitFor();

    await owner.goto(screen('activity'));
    await owner.getByRole('listitem').filter({ hasText: 'Bruno Sá: changed Trade Capabilities' }).waitFor();
    await owner.goto(screen('members'));
    await owner.getByLabel('Actions for Bruno Sá').click();
    await owner.getByRole('button', { name: 'Remove from the company' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await toast(owner, 'Bruno Sá no longer has access.').waitFor();

    visitor.expectRefusal(403, new RegExp(left.businessID));
    // The open tab gets the event and shows the message by itself.
    await colleague.getByRole('alert').getByText('You no longer have access to this company').waitFor();

    // After a new invitation the draft is still there.
    await owner.getByLabel('Email').fill(colleagueEmail);
    await owner.getByLabel('Role').selectOption('admin');
    await owner.getByRole('button', { name: 'Send invitation' }).click();
    await toast(owner, `Invitation sent to ${colleagueEmail}.`).waitFor();
    await colleague.getByRole('link', { name: 'My Business' }).last().click();
    await colleague.getByRole('button', { name: 'Accept' }).click();
    await colleague.getByRole('article', { name }).getByRole('link', { name: 'Manage Business' }).click();
    await openTab(colleague, 'Contact');
    await colleague.getByText('We restored what you typed last time.').waitFor();
    expect(await colleague.getByLabel('City').inputValue()).toBe('Espinho');
  });

  it('deletes and restores the company for an owner with a recent sign-in', async () => {
    const page = await openAsOwner('/my-business');
    const card = page.getByRole('article', { name });
    const askToDelete = async () => {
      await card.getByLabel(`More about ${name}`).click();
      await card.getByRole('button', { name: 'Delete the company' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete the company' }).click();
    };
    await askToDelete();
    await card.getByText(/^Deleted, permanently on/).waitFor();
    const buyer = await visitor.open('/', wide);
    visitor.expectRefusal(404, new RegExp(left.businessID));
    expect((await buyer.request.get(screen(''))).status()).toBe(404);
    await card.getByRole('button', { name: 'Restore' }).click();
    await toast(page, `${name} has been restored.`).waitFor();
    expect((await buyer.request.get(screen(''))).status()).toBe(200);
  });
});

/** Expects the card of the new company (BIZ-01) with its logo. */
async function expectCard(page: Page): Promise<void> {
  const card = page.getByRole('article', { name });
  for (const text of ['Portugal', 'STANDARD', 'Not Verified', shortDescription, '0 of 7 products'])
    await card.getByText(text).first().waitFor();
  await card.getByRole('link', { name: 'View as a buyer' }).waitFor();
  const manage = await card.getByRole('link', { name: 'Manage Business' }).getAttribute('href');
  left.businessID = /[0-9a-f-]{36}/.exec(manage ?? '')?.[0] ?? '';
  expect(manage).toBe(screen('?editMode=1'));
  const flag = card.locator('img[src$="/PT.svg"]');
  await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const logo = card.locator('img').first();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}
