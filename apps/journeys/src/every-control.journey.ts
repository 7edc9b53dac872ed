import { routeRecords } from '@wbn/site/routing/route-records.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { addAuthenticator } from './testing/add-authenticator.ts';
import { canonicalPath, findBusinessId, findProductId, findUserId } from './testing/find-address.ts';
import type { Control } from './testing/find-controls.ts';
import { openSignedIn } from './testing/log-in.ts';
import { importCompany } from './testing/operator-command.ts';
import { callAsMember, createCompany, createProduct } from './testing/own-company.ts';
import { pressControls, type Walk } from './testing/press-controls.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
/** Reduced motion: animations must not count as the effect of a press. */
const wide = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
const timeLimit = 300_000;

/** A page of each route for a visitor, a member and the owner of a company. */
const pages: Record<'visitor' | 'member' | 'owner', Record<string, string>> = {
  visitor: {
    home: '/',
    'search-result': '/search-result?business=MA&countries=global&search=',
    industries: '/industries',
    countries: '/countries',
    'contact-form': '/contact-us/form',
    companies: '/companies',
    groups: '/groups',
    information: '/about-us',
  },
  member: {
    'own-profile': '/profile',
    'edit-profile': '/profile/edit',
    newsfeed: '/newsfeed',
    'saved-searches': '/saved-searches',
    'found-group': '/groups/found',
    connections: '/connections',
    'connections, following': '/connections?tab=following',
    favorites: '/favorites',
    notifications: '/notifications',
    'own-reports': '/reports',
    'my-business': '/my-business',
    'my-business, choosing': '/my-business?membership=choose-business',
    'create-business': '/business/create',
    rounds: '/requests/rounds',
    'request-quotation': '/request-quotation',
    'own-quotations': '/quotation-requests',
    'my-messages': '/my-messages',
    requests: '/business/me/requests',
  },
  owner: {},
};

/** Skipped, because it would end the walk; in all languages that the walk reaches. */
const logOut = /^(?:Log ?out|Cerrar sesión|Esci|退出登录)$/;
/** Routes left out: files for machines, single-use codes, and aliases of pages. */
const apart = [
  'set-id',
  'industry-tree',
  'own-products-singular',
  'business-members-singular',
  'country-counts',
  'suggestions',
  // Opened by a notification: `notices.journey.ts`.
  'removal',
  // Opened by a mail.
  'stop-mails',
  'stop-search-alerts',
  // An alias of search results, like '/companies'.
  'certified-products',
  'verified-manufacturers',
  'international-logistics',
  'private-label-industry',
  'verified-worldwide-suppliers',
  'certified-products-price-list',
];

function isSparedByMembers({ name }: Control): boolean {
  return logOut.test(name);
}

/** Keys of pressed controls: header, footer and columns are shared by all pages and pressed once. */
const pressed = new Set<string>();
const reached = new Set<string>();
/** `pnpm crawl` presses links with the same target too, and also walks pages that share a route. */
const pressesEveryLink = process.env.EVERY_LINK === '1';
const likeAnother = [
  ...['connections, following', 'my-business, choosing'],
  ...['edit contact', 'edit factory', 'edit trade', 'edit terms'],
  // Results, an article and a list of inquiries are walked under other addresses or in `first-load`.
  ...['companies', 'information', 'requests'],
];

/** Asks for a quotation that fits the owner's company, by the API; returns its id. */
async function askForQuotation(page: Page, subject: string): Promise<string> {
  const { quotationID } = await callAsMember<{ quotationID: string }>(page, 'POST', 'quotations', {
    subject,
    text: `${subject} for a quarry.`,
    categoryID: '0006.01',
    deliveryCountry: 'AU',
  });
  return quotationID;
}

async function pressAll(page: Page, role: keyof typeof pages): Promise<string[]> {
  const walk: Walk = {
    hosts: [inject('siteUrl'), inject('accountsUrl')],
    // A walk with findings is repeated from its start.
    pressed: new Set(pressed),
    reached: pressesEveryLink ? undefined : new Set(reached),
    isSpared: role === 'visitor' ? () => false : isSparedByMembers,
    problems: [],
  };
  for (const [name, address] of Object.entries(pages[role]))
    if (pressesEveryLink || !likeAnother.includes(name)) await pressControls(page, address, walk);
  if (walk.problems.length === 0) {
    for (const key of walk.pressed) pressed.add(key);
    for (const place of walk.reached ?? []) reached.add(place);
  }
  return walk.problems;
}

describe('every link and button has an effect, no page sends a request twice or is wider than 320 pixels', () => {
  beforeAll(async () => {
    const [business, product, person] = await Promise.all([
      findBusinessId('Hallwanger Getriebebau').then((id) => canonicalPath(`/business/${id}`)),
      findProductId('bevel-helical gearbox').then((id) => canonicalPath(`/business-product/${id}`)),
      findUserId('Rosalind Ackerby').then((id) => canonicalPath(`/profile/${id}`)),
    ]);
    const compare = `/compare?products=${await findProductId('bevel-helical gearbox')},${await findProductId('planetary gearbox')}`;
    const record = `/verification/${await findBusinessId('Hallwanger Getriebebau')}`;
    Object.assign(pages.visitor, {
      ...{ business, 'business-product': product, profile: person, compare },
      'verification-record': record,
    });
  });

  it(
    'for a visitor',
    async () => {
      const author = await openSignedIn(visitor, 'rosalind.ackerby');
      const { postID, timelineID } = await callAsMember<{ postID: string; timelineID: string }>(
        author,
        'POST',
        'social/posts/make-post',
        { content: 'Bevel-helical gearboxes from stock this week.' },
      );
      const { groupID } = await callAsMember<{ groupID: string }>(author, 'POST', 'group/create', {
        ...{ name: 'Gearboxes from stock', purpose: 'Who has what at hand.', access: 'open' },
        ...{ industry: '0006', language: 'en' },
      });
      Object.assign(pages.visitor, {
        timeline: `/timeline/${timelineID}`,
        post: `/post/${postID}`,
        group: `/group/${groupID}`,
      });
      expect(await pressAll(await visitor.open('/robots.txt', wide), 'visitor')).toEqual([]);
    },
    timeLimit,
  );

  it(
    'for a member, including the account pages',
    async () => {
      // Forms are submitted empty.
      visitor.expectRefusal(422, /./);
      // A person who sees nothing of those who write and remove in other journeys.
      const page = await openSignedIn(visitor, 'caio.prestes', wide);
      const company = await findBusinessId('Hallwanger Getriebebau');
      const { roundID } = await callAsMember<{ roundID: string }>(page, 'POST', 'business/requests', {
        to: [company],
        subject: 'Full price list',
        message: 'Helical gearboxes, 0.5 to 20 kNm.',
      });
      const { groupID } = await callAsMember<{ groupID: string }>(page, 'POST', 'group/create', {
        ...{ name: 'Forges of Pernambuco', purpose: 'Who forges what.', access: 'private' },
        ...{ industry: '0006', language: 'en' },
      });
      Object.assign(pages.member, {
        'group-office': `/group/${groupID}/invitations`,
        'group-office, settings': `/group/${groupID}/settings`,
        'send-request': `/business/${company}/send-request`,
        'send-requests': `/send-requests?to=${company}`,
        'write-to-person': `/profile/${await findUserId('Rosalind Ackerby')}/message`,
        round: `/requests/rounds/${roundID}`,
        'own-quotation': `/quotation-requests/${await askForQuotation(page, 'Idler rollers')}`,
        'claim-business': `/business/${await importCompany('Ferrow Couplings', 'https://ferrow.example')}/claim`,
      });
      // Without an authenticator, asking for a passkey ends the browser.
      await addAuthenticator(page);
      for (const path of ['', '/password', '/two-factor', '/passkeys', '/sessions', '/export', '/delete'])
        pages.member[`account${path}`] = `${inject('accountsUrl')}/account${path}`;
      // A page gets events of the last five seconds when it opens and refetches; this waits until there are none.
      await page.waitForTimeout(6_000);
      expect(await pressAll(page, 'member')).toEqual([]);
    },
    timeLimit,
  );

  it(
    'for the owner of a company',
    async () => {
      // Her company is a draft, so buyers get 404.
      visitor.expectRefusal(404, /Ashcombe-Conveyor-Parts/);
      const page = await openSignedIn(visitor, 'marlee.ashcombe', wide);
      const businessID = await createCompany(page, 'Ashcombe Conveyor Parts');
      await createProduct(page, businessID, { name: 'Idler roller', status: 'published' });
      await createProduct(page, businessID, { name: 'Belt scraper', status: 'draft' });
      await callAsMember(page, 'POST', `business/${businessID}/member/invite`, {
        email: 'somebody.new@journey.example',
        access: 'member',
      });
      const [product] = await callAsMember<{ productID: string }[]>(
        page,
        'GET',
        `product/own?bid=${businessID}`,
      );
      const at = (path: string) => `/business/${businessID}/${path}`;
      const asker = await openSignedIn(visitor, 'caio.prestes');
      pages.owner = {
        'open-quotations': '/open-requests',
        'open-quotation': `/open-requests/${await askForQuotation(asker, 'Belt scrapers')}`,
        business: at('?editMode=1'),
        'edit-business': at('edit/general'),
        'edit contact': at('edit/contact'),
        'edit factory': at('edit/factory'),
        'edit trade': at('edit/trade'),
        'edit terms': at('edit/terms'),
        'edit certificates': at('edit/certificates'),
        'own-products': at('products'),
        'own-product': at(`products/${product?.productID}`),
        'import-products': at('products/import'),
        'requests, company': at('requests'),
        'business-members': at('members'),
        'business-activity': at('activity'),
        'business-export': at('export'),
        'business-membership': at('membership'),
        'business-figures': at('figures'),
        'business-quality': at('quality'),
        'business-boosts': at('boosts'),
        'business-support': at('support'),
        'business-verification': at('verification'),
      };
      expect(await pressAll(page, 'owner')).toEqual([]);
    },
    timeLimit,
  );

  it('the route table contains no other page', () => {
    const walked = Object.values(pages).flatMap((some) => Object.keys(some));
    const left = routeRecords.filter(({ languages }) => languages === 'each').map(({ name }) => name);
    expect(left.filter((name) => ![...walked, ...apart].includes(name))).toEqual([]);
  });
});
