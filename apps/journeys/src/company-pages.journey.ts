import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findBusinessId } from './testing/find-address.ts';
import { logIn } from './testing/log-in.ts';
import { callAsMember } from './testing/own-company.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const timeLimit = 180_000;
/** Whose session every page is opened with: an owner of the demo world. */
const member: { session: BrowserContextOptions; businessID: string; productID: string } = {
  session: {},
  businessID: '',
  productID: '',
};

const darkPhone = {
  colorScheme: 'dark',
  bypassCSP: true,
  viewport: { width: 320, height: 700 },
} as const;

/** What is seen of each page once all of it is there. */
const pages: Readonly<Record<string, readonly [path: string, seen: (page: Page) => Promise<void>]>> = {
  'my business': ['/my-business', (page) => page.getByRole('link', { name: 'Manage Business' }).waitFor()],
  'my business, choosing': [
    '/my-business?membership=choose-business',
    (page) => page.getByText('Choose the business you want to upgrade').waitFor(),
  ],
  'create a business': [
    '/business/create',
    (page) => page.getByRole('button', { name: 'Create', exact: true }).waitFor(),
  ],
  'edit mode': [
    '/business/{id}/?editMode=1',
    (page) => page.getByText('How complete your page is').waitFor(),
  ],
  ...Object.fromEntries(
    ['General', 'Contact', 'Factory', 'Trade capabilities', 'Business terms', 'Certificates'].map((name) => [
      `edit, ${name}`,
      [
        `/business/{id}/edit/${name
          .split(' ')
          .at(name.startsWith('Business') ? -1 : 0)
          ?.toLowerCase()}`,
        (page: Page) => page.getByRole('form', { name, exact: true }).waitFor(),
      ] as const,
    ]),
  ),
  products: [
    '/business/{id}/products',
    (page) =>
      page
        .getByText(/\d+ of \d+ product slots used/)
        .first()
        .waitFor(),
  ],
  'new product': [
    '/business/{id}/products/new',
    (page) => page.getByRole('form', { name: 'New product' }).waitFor(),
  ],
  product: [
    '/business/{id}/products/{product}',
    (page) => page.getByRole('form', { name: 'Edit product' }).waitFor(),
  ],
  'import products': [
    '/business/{id}/products/import',
    (page) => page.getByText('Drop a CSV file here').waitFor(),
  ],
  members: ['/business/{id}/members', (page) => page.getByText('Invite a colleague').waitFor()],
  activity: [
    '/business/{id}/activity',
    (page) => page.getByText(/Nothing has been done yet|That is where it began/).waitFor(),
  ],
  membership: [
    '/business/{id}/membership',
    (page) => page.getByText('Your plan', { exact: true }).first().waitFor(),
  ],
};

const openPhone = () => visitor.open('/robots.txt', { ...darkPhone, ...member.session });

/** Leads the tab to a page of the company, until all of it is there. Gives what was asked for on the way. */
async function goTo(page: Page, name: string): Promise<string[]> {
  const [path = '', seen] = pages[name] ?? [];
  const address = path.replace('{id}', member.businessID).replace('{product}', member.productID);
  const asked: string[] = [];
  const listen = (request: Request) => asked.push(`${request.method()} ${request.url()}`);
  page.on('request', listen);
  await page.goto(address, { waitUntil: 'networkidle' });
  await seen?.(page);
  page.off('request', listen);
  return asked;
}

describe('pages of a company', () => {
  beforeAll(async () => {
    member.businessID = await findBusinessId('Yarrawin Pump & Slurry');
  });

  it(
    'their owner logs in',
    async () => {
      const page = await visitor.open('/industries', { viewport: { width: 1280, height: 900 } });
      await logIn(page, 'gwenda.marchbank');
      const [product] = await callAsMember<{ productID: string }[]>(
        page,
        'GET',
        `product/own?bid=${member.businessID}`,
      );
      member.productID = product?.productID ?? '';
      member.session = { storageState: await page.context().storageState() };
    },
    timeLimit,
  );

  it(
    'each, on a phone in the dark, asks for nothing twice and is not wider than 320 pixels',
    async () => {
      const page = await openPhone();
      for (const name of Object.keys(pages)) {
        const asked = await goTo(page, name);
        expect.soft(asked.toSorted(), name).toEqual([...new Set(asked)].toSorted());
        expect.soft(asked.join('\n'), name).toContain(`GET ${inject('apiUrl')}`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, name).toBeLessThanOrEqual(320);
      }
    },
    timeLimit,
  );
});
