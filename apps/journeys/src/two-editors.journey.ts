import { expect, it } from 'vitest';
import { saveTab } from './testing/edit-tabs.ts';
import { chooseChips, toast } from './testing/fill-in.ts';
import { openSignedIn } from './testing/log-in.ts';
import { addAdmin, callAsMember, createCompany } from './testing/own-company.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();

interface ContactInfo {
  readonly city: string;
  readonly zipcode: string;
  readonly email: string;
  readonly website: string;
}

/** Creates a company with an owner and an admin, each in their own browser. */
async function openTwoEditors(company: string) {
  const first = await openSignedIn(visitor, 'rohan.delacombe');
  const second = await openSignedIn(visitor, 'callum.brierty');
  const businessID = await createCompany(first, company);
  await addAdmin(first, second, businessID, 'callum.brierty@sample.example');
  return { first, second, businessID };
}

it('two people edit the same tab: the second compares both versions, chooses per field, and loses nothing', async () => {
  const { first, second, businessID } = await openTwoEditors('Vaz & Vaz Bevel Gears');
  for (const page of [first, second]) {
    await page.goto(`/business/${businessID}/edit/contact`);
    await page.getByRole('form', { name: 'Contact', exact: true }).waitFor();
  }
  await first.getByLabel('City').fill('Porto');
  await first.getByLabel('Zip code').fill('4000-001');
  await first.getByLabel('Website').fill('https://first.example');
  await second.getByLabel('City').fill('Braga');
  await second.getByLabel('Zip code').fill('4700-002');
  await second.getByLabel('Email').fill('second@vaz.example');
  await saveTab(first);

  visitor.expectRefusal(409, new RegExp(`/business/profile/${businessID}$`));
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = second.getByRole('form', {
    name: 'Someone else has changed the same fields',
  });
  const [city, zipcode] = ['City', 'Zip code'].map((name) =>
    conflict.getByRole('group', { name, exact: true }),
  );
  for (const text of ['Braga', 'Porto']) await city?.getByText(text, { exact: true }).waitFor();
  for (const text of ['4700-002', '4000-001']) await zipcode?.getByText(text, { exact: true }).waitFor();
  // Only fields that both changed need a choice.
  expect(await conflict.getByRole('group').count()).toBe(2);
  await conflict.getByRole('button', { name: 'Save my choice' }).click();
  await city?.getByText('Choose one of the two.').waitFor();
  await city?.getByRole('radio', { name: 'Saved version' }).check();
  await zipcode?.getByRole('radio', { name: 'Your version' }).check();
  await conflict.getByRole('button', { name: 'Save my choice' }).click();
  await toast(second, 'Saved successfully').waitFor();

  const { contactInfo } = await callAsMember<{ contactInfo: ContactInfo }>(
    second,
    'GET',
    `business/profile/${businessID}`,
  );
  const { city: storedCity, zipcode: storedZip, email, website } = contactInfo;
  expect([storedCity, storedZip, email, website]).toEqual([
    'Porto',
    '4700-002',
    'second@vaz.example',
    'https://first.example',
  ]);
  expect(await second.getByLabel('City').inputValue()).toBe('Porto');
  expect(await second.getByLabel('Website').inputValue()).toBe('https://first.example');
});

it('two people edit different tabs: both saves succeed without a conflict', async () => {
  const { first, second, businessID } = await openTwoEditors('Vaz Worm Gears');
  await first.goto(`/business/${businessID}/edit/trade`);
  await second.goto(`/business/${businessID}/edit/terms`);
  await chooseChips(first, 'Main markets', ['Africa']);
  await chooseChips(second, 'Packaging', ['Crate']);
  await Promise.all([saveTab(first), saveTab(second)]);
  await first.goto(`/business/${businessID}/edit/terms`);
  await second.goto(`/business/${businessID}/edit/trade`);
  await first.getByRole('button', { name: 'Remove Crate' }).waitFor();
  await second.getByRole('button', { name: 'Remove Africa' }).waitFor();
});
