import { expect, inject, it } from 'vitest';
import { claimByDocument, claimByMail } from './testing/claim-company.ts';
import { openSignedIn } from './testing/log-in.ts';
import { importCompany, operatorCommand } from './testing/operator-command.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const wide = { viewport: { width: 1280, height: 900 } };

it('CLM-01, CLM-02: the page of an imported company asks whose it is; a code mailed to its domain makes a member the owner', async () => {
  const company = 'Quillan Sprocket Works';
  const businessID = await importCompany(company, 'https://www.quillan-sprockets.example');
  const reader = await visitor.open(`/business/${businessID}/`, wide);
  await reader.getByRole('heading', { name: 'Is this your company?' }).waitFor();
  await reader.getByText('Data from Journey Register').waitFor();
  await reader.getByRole('link', { name: 'Ask to have this page removed' }).click();
  await reader.getByRole('heading', { name: `Ask to have the page of ${company} removed` }).waitFor();
  await reader.goto(`/business/${businessID}/`);
  await reader.getByRole('link', { name: 'Claim this company' }).click();
  await reader.waitForURL(`${inject('accountsUrl')}/login**`);
  expect(new URL(reader.url()).searchParams.get('continue')).toContain(`/business/${businessID}/claim`);

  const page = await openSignedIn(visitor, 'anjali.deshvanshi', wide);
  await page.goto(`/business/${businessID}/claim`);
  await page.getByRole('textbox', { name: 'Email address at the company' }).fill('anjali@gmail.com');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByText('Enter an address that ends with @quillan-sprockets.example.').waitFor();
  await claimByMail(page, businessID, 'info@quillan-sprockets.example');
  await page.getByText(`You are the owner of ${company}`).waitFor();
  await page.getByRole('link', { name: 'Edit the page' }).click();
  await page.getByRole('textbox', { name: 'Company name' }).waitFor();

  // The claim purges the cached page.
  await expect
    .poll(async () => {
      await reader.goto(`/business/${businessID}/`);
      return reader.getByRole('heading', { name: 'Is this your company?' }).count();
    })
    .toBe(0);
  await reader.getByText('Data from Journey Register').waitFor();
});

it('CLM-03, CLM-04: staff decide a dispute between a claim with documents and an owner by mail, and both are told', async () => {
  const company = 'Barrowmere Chain Wheels';
  const businessID = await importCompany(company, 'https://barrowmere.example');
  const first = await openSignedIn(visitor, 'kirra.nolan', wide);
  await claimByDocument(first, businessID, 'I am its managing director.');

  const second = await openSignedIn(visitor, 'callum.ardrey', wide);
  await claimByMail(second, businessID, 'office@barrowmere.example');
  await second.getByText(`You are the owner of ${company}`).waitFor();
  await first.reload();
  await first.getByText(`Our staff decide who owns ${company}`).waitFor();

  const waiting = (await operatorCommand('claims', 'list'))
    .split('\n')
    .filter((line) => line.includes(company));
  expect(waiting).toHaveLength(1);
  const claimID = waiting[0]?.slice(0, 36) ?? '';
  const shown = await operatorCommand('claims', 'show', claimID);
  expect(shown).toContain('Note: I am its managing director.');
  await operatorCommand('claims', 'decide', claimID, 'accept', 'The extract names her.', '--by', 'Marta');

  await first.reload();
  await first.getByText(`You are the owner of ${company}`).waitFor();
  await second.goto('/notifications');
  await second.getByText(`${company} has a new owner after a claim`).waitFor();
});

it('CLM-08, CLM-10: whoever is concerned asks for the removal of an imported page, without JavaScript; staff remove it', async () => {
  const company = 'Tarrant Chain Wheels';
  const businessID = await importCompany(company, 'https://www.tarrant-chains.example');
  const page = await visitor.open(`/business/${businessID}/page-removal`, {
    ...wide,
    javaScriptEnabled: false,
  });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana Rossi');
  await page.getByRole('button', { name: 'Ask for the removal' }).click();
  await page.getByText('4 fields need your attention').waitFor();
  expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Ana Rossi');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ana@tarrant-chains.example');
  await page.getByRole('textbox', { name: /Your role at the company/ }).fill('Managing director');
  await page.getByRole('combobox', { name: /Why the page/ }).selectOption('closed');
  await page.getByRole('textbox', { name: 'Explanation' }).fill('We closed in 2024.');
  await page.getByRole('button', { name: 'Ask for the removal' }).click();
  const receipt = await page.getByRole('heading', { name: /Its number is \d+/ }).textContent();
  const number = /\d+/.exec(receipt ?? '')?.[0] ?? '';
  await operatorCommand(
    'page-removals',
    'decide',
    number,
    'remove',
    'The register shows it.',
    '--by',
    'Marta',
  );
  const status = async () => (await fetch(new URL(`/business/${businessID}/`, inject('siteUrl')))).status;
  await expect.poll(status, { timeout: 20_000 }).toBe(404);
});
