import type { Page } from 'playwright-core';
import { openTab, saveTab } from './edit-tabs.ts';
import { chooseChips, chooseFiles } from './fill-in.ts';
import { harbourPhoto } from './photos.ts';

type Facts = readonly (readonly [label: string, value: string])[];

/** What a visitor reads after every tab is filled in, by section of the public page. */
export const profileFacts: Readonly<Record<string, Facts>> = {
  'General Information': [
    ['Business type', 'Manufacturers'],
    ['Industry', 'Power Transmission'],
    ['Categories', 'Gears'],
    ['Categories', 'Gearboxes & Speed Reducers'],
    ['Year established', '1987'],
    ['Total annual revenue', 'USD 2.5M'],
    ['Total annual revenue', 'USD 5M'],
    ['Total employees', 'Between 50 and 80'],
    ['Production employees', 'Between 30 and 45'],
    ['Production capacity', '1,200 - 1,500 gearboxes per month'],
  ],
  'Contact Information': [
    ['Address', '14 Rua da Fundição'],
    ['Address', '3880-102 Ovar, Aveiro'],
    ['Address', 'Portugal'],
    ['Shipping address', 'Dock 3, Port of Leixões'],
    ['Website', 'serradolume.example'],
    ['Email', 'sales@serradolume.example'],
    ['Phone', '+351'],
    ['Mobile phone', '+351'],
  ],
  Factory: [
    ['Manufacturing facilities', 'Two halls with hobbing, grinding and hardening.'],
    ['City', 'Estarreja'],
    ['State', 'Aveiro'],
    ['Zip code', '3860-201'],
    ['Country', 'Portugal'],
    ['Factory size', '4,200 m²'],
    ['Production lines', '6'],
    ['Contract manufacturing', 'OEM (to your design)'],
    ['Contract manufacturing', 'Private label'],
  ],
  'Trade Capabilities': [
    ['Main markets', 'Western Europe'],
    ['Main markets', 'Northern Europe'],
    ['Languages spoken', 'Portuguese'],
    ['Languages spoken', 'Swedish'],
    ['Sales employees', 'Between 4 and 6'],
    ['Average lead time', '35 days'],
  ],
  'Business Terms': [
    ['Delivery terms', 'FOB (Free On Board)'],
    ['Delivery terms', 'DAP (Delivered at Place)'],
    ['Payment currencies', 'Euro'],
    ['Payment currencies', 'Swedish Krona'],
    ['Payment types', 'Letter of credit'],
    ['Packaging', 'Pallet'],
  ],
};

export const certificateName = 'ISO 9001:2015 Quality management';

/** Fills in and saves every tab of the profile, from the first one. */
export async function completeProfile(page: Page): Promise<void> {
  await fillGeneral(page);
  await saveTab(page);
  await openTab(page, 'Contact');
  await fillContact(page);
  await saveTab(page);
  await openTab(page, 'Factory');
  await fillFactory(page);
  await saveTab(page);
  await openTab(page, 'Trade capabilities');
  await chooseChips(page, 'Main markets', ['Western Europe', 'Northern Europe']);
  await chooseChips(page, 'Languages spoken', ['Portuguese', 'Swedish']);
  await fillRange(page, 'Sales employees', '4', '6');
  await page.getByLabel('Average lead time').fill('35');
  await saveTab(page);
  await openTab(page, 'Business terms');
  await chooseChips(page, 'Delivery terms', ['FOB (Free On Board)', 'DAP (Delivered at Place)']);
  await chooseChips(page, 'Payment currencies', ['EUR · Euro', 'SEK · Swedish Krona']);
  await chooseChips(page, 'Payment types', ['Letter of credit']);
  await chooseChips(page, 'Packaging', ['Pallet']);
  await saveTab(page);
  await openTab(page, 'Certificates');
  await fillCertificate(page);
  await saveTab(page);
}

async function fillGeneral(page: Page): Promise<void> {
  await chooseChips(page, 'Categories', ['Gearboxes & Speed Reducers']);
  await page.getByLabel('Year established').fill('1987');
  await page.getByLabel('General description').fill('Gears and gearboxes for conveyors since 1987.');
  await page.getByLabel('Total annual revenue').selectOption('2500000-5000000');
  await fillRange(page, 'Total employees', '50', '80');
  await fillRange(page, 'Production employees', '30', '45');
  await fillRange(page, 'Production capacity', '1200', '1500');
  await page.getByLabel('Unit', { exact: true }).fill('gearboxes');
  await page.getByLabel('Period').selectOption('month');
  await page.getByLabel('Video address').fill('https://films.example/serra-do-lume.mp4');
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Legal address in English').fill('14 Rua da Fundição');
  await page.getByLabel('Shipping address in English').fill('Dock 3, Port of Leixões');
  await page.getByLabel('City').fill('Ovar');
  await page.getByLabel('Zip code').fill('3880-102');
  await page.getByLabel('Email').fill('sales@serradolume.example');
  await page.getByLabel('Website').fill('https://serradolume.example');
  const [code, mobileCode] = await page.getByLabel('Country code').all();
  await code?.fill('+351');
  await page.getByLabel('Phone', { exact: true }).fill('256 570 100');
  await mobileCode?.fill('+351');
  await page.getByLabel('Mobile phone').fill('912 345 678');
}

async function fillFactory(page: Page): Promise<void> {
  await page.getByLabel('Manufacturing facilities').fill('Two halls with hobbing, grinding and hardening.');
  await page.getByRole('main').getByLabel('Country').selectOption('PT');
  await page.getByLabel('State').selectOption('PT-01');
  await page.getByLabel('City').fill('Estarreja');
  await page.getByLabel('Zip code').fill('3860-201');
  await page.getByLabel('Factory size').fill('6400');
  // Focus by keyboard selects the content, so typing replaces it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('4200');
  await page.getByLabel('Production lines').fill('6');
  await chooseChips(page, 'Contract manufacturing', ['OEM (to your design)', 'Private label']);
}

async function fillCertificate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a certificate' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(certificateName);
  await page.getByLabel('Issued on', { exact: true }).fill('2024-03-11');
  await page.getByLabel('Expires on', { exact: true }).fill('2031-03-10');
  await chooseFiles(page, page.getByRole('button', { name: 'Add a photo' }), await harbourPhoto());
  await page.getByText('is attached.').waitFor();
}

async function fillRange(page: Page, label: string, min: string, max: string): Promise<void> {
  const range = page.getByRole('group', { name: label, exact: true });
  await range.getByLabel('From').fill(min);
  await range.getByLabel('To').fill(max);
}
