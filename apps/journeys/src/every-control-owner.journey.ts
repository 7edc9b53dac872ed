import { expect, it } from 'vitest';
import { openSignedIn } from './testing/log-in.ts';
import { callAsMember, createCompany, createProduct } from './testing/own-company.ts';
import { useVisitor } from './testing/visit.ts';
import { askForQuotation, timeLimit, walkPages, wide } from './testing/walk-pages.ts';

const visitor = useVisitor();

it(
  'every kind of link and button has an effect for the owner of a company, no page sends a request twice or is wider than 320 pixels',
  async () => {
    // Her company is a draft, so buyers get 404.
    visitor.expectRefusal(404, /Ashcombe-Conveyor-Parts/);
    const page = await openSignedIn(visitor, 'marlee.ashcombe', wide);
    const companyID = await createCompany(page, 'Ashcombe Conveyor Parts');
    await createProduct(page, companyID, { name: 'Idler roller', status: 'published' });
    await createProduct(page, companyID, { name: 'Belt scraper', status: 'draft' });
    await callAsMember(page, 'POST', `business/${companyID}/member/invite`, {
      email: 'somebody.new@journey.example',
      access: 'member',
    });
    const [product] = await callAsMember<{ productID: string }[]>(
      page,
      'GET',
      `product/own?bid=${companyID}`,
    );
    const asker = await openSignedIn(visitor, 'haruto.kirisawa', wide);
    const facts = {
      companyID,
      productID: product?.productID ?? '',
      quotationID: await askForQuotation(asker, 'Belt scrapers'),
    };
    const others = { walkers: ['visitor', 'member'], page: asker } as const;
    expect(await walkPages(page, 'owner', facts, others)).toEqual([]);
  },
  timeLimit,
);
