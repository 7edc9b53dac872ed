import { expect, it } from 'vitest';
import { canonicalPath, findBusinessId, findProductId, findUserId } from './testing/find-address.ts';
import { openSignedIn } from './testing/log-in.ts';
import { importCompany } from './testing/operator-command.ts';
import { callAsMember } from './testing/own-company.ts';
import { useVisitor } from './testing/visit.ts';
import { foundGroup, timeLimit, walkPages, wide } from './testing/walk-pages.ts';

const visitor = useVisitor();

it(
  'every kind of link and button has an effect for a visitor, no page sends a request twice or is wider than 320 pixels',
  async () => {
    const author = await openSignedIn(visitor, 'rosalind.ackerby');
    const { postID, timelineID } = await callAsMember<{ postID: string; timelineID: string }>(
      author,
      'POST',
      'social/posts/make-post',
      { content: 'Bevel-helical gearboxes from stock this week.' },
    );
    const [companyID, productID, otherProductID, personID, groupID] = await Promise.all([
      findBusinessId('Hallwanger Getriebebau'),
      findProductId('bevel-helical gearbox'),
      findProductId('planetary gearbox'),
      findUserId('Rosalind Ackerby'),
      foundGroup(author, 'Gearboxes from stock', 'open'),
    ]);
    const facts = {
      ...{ companyID, productID, otherProductID, groupID, postID, timelineID },
      unclaimedID: await importCompany('Ferrow Gaskets', 'https://ferrow-gaskets.example'),
      companyPage: await canonicalPath(`/business/${companyID}`),
      productPage: await canonicalPath(`/business-product/${productID}`),
      personPage: await canonicalPath(`/profile/${personID}`),
    };
    expect(await walkPages(await visitor.open('/robots.txt', wide), 'visitor', facts)).toEqual([]);
  },
  timeLimit,
);
