import { expect, inject, it } from 'vitest';
import { openSignedIn } from './testing/log-in.ts';
import { operatorCommand } from './testing/operator-command.ts';
import { callAsMember, createCompany } from './testing/own-company.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const wide = { viewport: { width: 1280, height: 900 } };

it('SAN-01, SAN-02, SAN-03: a company that is taken off the site reads why, objects, and is back after the objection', async () => {
  const company = 'Oxenholme Gear Cutting';
  const owner = await openSignedIn(visitor, 'anjali.deshvanshi', wide);
  const businessID = await createCompany(owner, company);
  const rival = await openSignedIn(visitor, 'kirra.nolan', wide);
  const { reportID } = await callAsMember<{ reportID: string }>(rival, 'POST', 'social/reports', {
    ...{ resourceID: businessID, resourceType: 'business', reason: 'false-claims' },
  });
  const status = async () => (await fetch(new URL(`/business/${businessID}/`, inject('siteUrl')))).status;
  expect(await status()).toBe(200);
  await operatorCommand('reports', 'decide', reportID, 'remove', '--note', 'The address is a shop.');

  await expect.poll(status, { timeout: 20_000 }).toBe(404);

  // The notification and the card lead to the decision; no button is left that fails.
  await owner.goto('/my-business');
  const card = owner.getByRole('article').filter({ hasText: company });
  await card.getByText('Taken off the site').waitFor();
  expect(await card.getByRole('button', { name: 'Publish' }).count()).toBe(0);
  await owner.goto('/notifications');
  await owner.getByRole('link', { name: `${company} was taken off the site` }).click();
  await owner.getByText('The rule: clause 8.3 of the terms').waitFor();
  await owner.getByText('Until an operator decides otherwise.').waitFor();
  await owner.getByRole('textbox', { name: 'Why the decision is wrong' }).fill('The shop is our front.');
  await owner.getByRole('button', { name: 'Send the objection' }).click();
  await owner.getByText('Your objection is waiting for review').waitFor();

  expect(await operatorCommand('reports', 'list')).toMatch(new RegExp(`${reportID}.*objection since`));
  await operatorCommand('reports', 'decide', reportID, 'keep', '--note', 'The objection is right.');
  await owner.reload();
  await owner.getByText(`The decision about ${company} was lifted`).waitFor();
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
});
