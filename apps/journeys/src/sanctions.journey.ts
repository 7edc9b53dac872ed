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
  const decide = (decision: string, ...more: string[]) =>
    operatorCommand('reports', 'decide', reportID, decision, ...more);
  await decide('remove', '--until', '2099-01-31', '--note', 'The address is a shop.');

  await expect.poll(status, { timeout: 20_000 }).toBe(404);
  // A buyer, in a third browser, reads that the page is not there.
  visitor.expectRefusal(404, new RegExp(businessID));
  const buyer = await visitor.open(`/business/${businessID}/`, wide);
  await buyer.getByRole('heading', { level: 1 }).waitFor();
  expect(await buyer.getByText(company).count()).toBe(0);

  // The notification and the card lead to the decision; no button is left that fails.
  await owner.goto('/my-business');
  const card = owner.getByRole('article').filter({ hasText: company });
  await card.getByText('Taken off the site').waitFor();
  expect(await card.getByRole('button', { name: 'Publish' }).count()).toBe(0);
  // A call that the page does not offer is refused with its reason (ERR-12).
  const refused = await callAsMember(owner, 'PUT', `business/${businessID}/status`, {
    status: 'published',
  }).catch(String);
  expect(refused).toContain('After a report');
  await owner.goto('/notifications');
  await owner.getByRole('link', { name: `${company} was taken off the site` }).click();
  await owner.getByText('The rule: clause 8.3 of the terms').waitFor();
  await owner.getByText('Until 31 Jan 2099. Then the page is published again by itself').waitFor();
  await owner.getByRole('textbox', { name: 'Why the decision is wrong' }).fill('The shop is our front.');
  await owner.getByRole('button', { name: 'Send the objection' }).click();
  await owner.getByText('Your objection is waiting for review').waitFor();

  expect(await operatorCommand('reports', 'list')).toMatch(new RegExp(`${reportID}.*objection since`));
  // Not by who has taken the company off.
  await decide('keep', '--by', 'Ines', '--note', 'The objection is right.');
  await owner.reload();
  await owner.getByText(`The decision about ${company} was lifted`).waitFor();
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
  await buyer.reload();
  await buyer.getByRole('heading', { level: 1, name: company }).waitFor();
  await owner.goto('/notifications');
  await owner.getByText(`The decision about ${company} was lifted`).first().waitFor();
  // The reporter learns the outcome, and nothing of the objection.
  await rival.goto('/reports');
  await rival.getByText(company).first().waitFor();
  expect(await rival.getByText('The shop is our front.').count()).toBe(0);
});
