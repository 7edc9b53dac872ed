import { expect, inject, it } from 'vitest';
import { addAuthenticator } from './testing/add-authenticator.ts';
import { findBusinessId, findUserId } from './testing/find-address.ts';
import { openSignedIn } from './testing/log-in.ts';
import { importCompany } from './testing/operator-command.ts';
import { callAsMember } from './testing/own-company.ts';
import { useVisitor } from './testing/visit.ts';
import { askForQuotation, foundGroup, timeLimit, walkPages, wide } from './testing/walk-pages.ts';

const visitor = useVisitor();

it(
  'every kind of link and button has an effect for a member, no page sends a request twice or is wider than 320 pixels, including the account pages',
  async () => {
    // Forms are submitted empty.
    visitor.expectRefusal(422, /./);
    // The last owner of a group cannot leave it.
    visitor.expectRefusal(409, /\/group\/[^/]+\/leave$/);
    // A person who sees nothing of those who write and remove in other journeys.
    const page = await openSignedIn(visitor, 'caio.prestes', wide);
    const companyID = await findBusinessId('Hallwanger Getriebebau');
    const { roundID } = await callAsMember<{ roundID: string }>(page, 'POST', 'business/requests', {
      to: [companyID],
      subject: 'Full price list',
      message: 'Helical gearboxes, 0.5 to 20 kNm.',
    });
    const facts = {
      ...{ companyID, roundID },
      accounts: inject('accountsUrl'),
      personID: await findUserId('Rosalind Ackerby'),
      groupID: await foundGroup(page, 'Forges of Pernambuco', 'private'),
      quotationID: await askForQuotation(page, 'Idler rollers'),
      unclaimedID: await importCompany('Ferrow Couplings', 'https://ferrow.example'),
    };
    // Without an authenticator, asking for a passkey ends the browser.
    await addAuthenticator(page);
    const others = { walkers: ['visitor'], page: await visitor.open('/robots.txt', wide) } as const;
    expect(await walkPages(page, 'member', facts, others)).toEqual([]);
  },
  timeLimit,
);
