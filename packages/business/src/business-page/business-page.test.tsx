import { LoginActions } from '@wbn/cards/actions/login-actions.tsx';
import { businessPath } from '@wbn/cards/business/business-path.ts';
import {
  arabicBusiness,
  emptyBusiness,
  harbourGear,
  importedBusiness,
  longNames,
} from '@wbn/cards/fixtures/businesses.ts';
import { companyProducts } from '@wbn/cards/fixtures/products.ts';
import { renderPage, wordsOf } from '@wbn/cards/fixtures/render-page.tsx';
import { LikeCount } from '@wbn/cards/parts/counts.tsx';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import { BusinessLoading } from './business-loading.tsx';
import { BusinessPage } from './business-page.tsx';
import { Section } from './section.tsx';

const texts = { business: en };

const today = '2026-11-21';
type Access = 'owner' | 'admin' | 'member';

function render(business = harbourGear, access?: Access, products = companyProducts(3)) {
  const session = access ? { access } : null;
  return renderPage(
    <BusinessPage
      business={business}
      renderSection={(section) => (
        <Section section={section} business={business} products={products} today={today} />
      )}
      session={session}
      actions={<LoginActions actions={['like', 'follow', 'connect']} returnTo={businessPath(business)} />}
      counts={<LikeCount likes={business.reactions.reactionCount.like} />}
    />,
    { texts },
  );
}

describe('BusinessPage', () => {
  it('BIZ-09: shows all sections of a full profile and links them in the page navigation', () => {
    const html = render();
    for (const [id, title] of [
      ['general', 'General Information'],
      ['contact', 'Contact Information'],
      ['factory', 'Factory'],
      ['trade', 'Trade Capabilities'],
      ['terms', 'Business Terms'],
      ['certificates', 'Certificates'],
      ['products', 'Company Products'],
      ['video', 'Video'],
    ]) {
      expect(html).toContain(`id="${id}"`);
      expect(html).toContain(`href="#${id}"`);
      expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
    }
  });

  it('CLM-06: says of a company that nobody owns that it is no member, in place of plan and year', () => {
    const importedFrom = { source: 'Register', importedAt: '2026-08-16T08:00:00.000Z', unowned: true };
    const owned = { ...harbourGear, importedFrom: { ...importedFrom, unowned: false } };
    for (const html of [render(), render(owned)]) {
      expect(html).toContain('Member since');
      expect(html).toContain('Platinum member');
      expect(html).not.toContain('Not a member yet');
    }
    const html = render({ ...harbourGear, importedFrom });
    expect(html).toContain('Not a member yet');
    expect(html).not.toContain('Member since');
    expect(html).not.toContain('Platinum member');
  });

  it('BIZ-09: omits sections and rows without data', () => {
    const html = render(importedBusiness, undefined, []);
    expect(html).not.toContain('id="factory"');
    expect(html).not.toContain('id="certificates"');
    const words = wordsOf(html);
    expect(words).not.toContain('Year established');
    expect(words).toContain('has not listed its products');
    expect(wordsOf(render(emptyBusiness))).toContain('has not published its contact details');
  });

  it('BIZ-10: offers Business Profile, Send Request and Company Products to a visitor', () => {
    const html = render();
    expect(html).toMatch(/<a href="#general"[^>]*>Business Profile<\/a>/);
    expect(html).toMatch(/<a href="#products"[^>]*>Company Products<\/a>/);
    expect(html).toContain(`href="/business/${harbourGear.businessID}/send-request"`);
  });

  it('BIZ-11, PERM-01, PERM-06: Like, Follow and Connect lead visitors to the login and back', () => {
    const html = render();
    const page = `https://www.wbnaustralia.example/business/Harbour-Gear-%2526-Drive-Pty-Ltd-${harbourGear.businessID}/`;
    const login = `https://accounts.wbn.example/login?continue=${encodeURIComponent(page)}`;
    expect(html.split(`href="${login}"`)).toHaveLength(4);
    for (const action of ['Like', 'Follow', 'Connect']) expect(wordsOf(html)).toContain(` ${action} `);
  });

  it('BIZ-11, PERM-06: hides Like, Follow and Connect from owners, not from admins', () => {
    expect(render(harbourGear, 'owner')).not.toContain('accounts.wbn.example/login');
    expect(render(harbourGear, 'admin')).toContain('accounts.wbn.example/login');
  });

  it('BIZ-13, decision 7: shows members the links of their role', () => {
    const screens = (access: Access) =>
      [...render(harbourGear, access).matchAll(/href="\/business\/[0-9a-f-]{36}\/([\w-]+)"/g)].map(
        ([, name]) => name,
      );
    expect(screens('owner')).toEqual(['edit', 'requests', 'products', 'membership', 'members']);
    expect(screens('admin')).toEqual(['edit', 'requests', 'products']);
    expect(screens('member')).toEqual(['requests']);
    const words = wordsOf(render(harbourGear, 'owner'));
    expect(words).toMatch(/Manage Profile\s+Requests\s+Products\s+Membership\s+Members\s/);
    expect(words).toContain('Edit profile');
    expect(wordsOf(render(harbourGear, 'admin'))).not.toContain('Edit profile');
  });

  it('BIZ-15: shows revenue as a range in US dollars', () => {
    expect(wordsOf(render())).toContain('USD 10M - USD 25M');
    expect(wordsOf(render(longNames))).toContain('Up to USD 1M');
  });

  it("BIZ-16: shows employees as 'Between min and max'", () => {
    const words = wordsOf(render());
    expect(words).toContain('Total employees Between 51 and 100');
    expect(words).toContain('Production employees Between 30 and 60');
    expect(words).toContain('Sales employees Between 5 and 10');
    expect(wordsOf(render(longNames))).toContain('From 1,000');
  });

  it('BIZ-17, CON-09: previews 340 characters of the description and keeps the full text in the HTML', () => {
    const html = render();
    const [, head] = /<p[^>]*>(Harbour Gear &amp; Drive has cut[^<]*)<span/.exec(html) ?? [];
    expect(head?.replace('&amp;', '&').length).toBeGreaterThan(300);
    expect(head?.replace('&amp;', '&').length).toBeLessThanOrEqual(340);
    expect(html).toContain('look for distributors in Chile, Peru and Indonesia.');
    expect(wordsOf(html)).toMatch(/View more\s+View less/);
  });

  it('BIZ-19: shows production capacity with unit and period', () => {
    expect(wordsOf(render())).toContain('1,200 - 1,500 gearboxes per year');
  });

  it('BIZ-19: treats ends that are no numbers as open, and omits a range with two open ends', () => {
    const words = (capacity: string) => {
      // JSON stores NaN as null.
      const general = { ...harbourGear.general, productionCapacity: JSON.parse(capacity) };
      return wordsOf(render({ ...harbourGear, general }));
    };
    expect(words('{"min":null,"max":500,"unit":"valves"}')).toContain('Up to 500 valves');
    expect(words('{"min":200,"unit":"valves"}')).toContain('From 200 valves');
    expect(words('{"min":null,"max":null,"unit":"valves"}')).not.toMatch(/NaN|valves/);
  });

  it('BIZ-19: shows an unknown period of an imported company as it is', () => {
    const general = { ...harbourGear.general, productionCapacity: { min: 4, period: 'shift' } };
    expect(wordsOf(render({ ...harbourGear, general }))).toContain('From 4 per shift');
  });

  it('BIZ-20: links website, e-mail address and phone numbers', () => {
    const html = render();
    expect(html).toContain('href="https://www.harbourgear.example/" rel="nofollow noopener"');
    expect(html).toContain('href="mailto:sales@harbourgear.example"');
    expect(html).toContain('href="tel:+61255500142"');
    expect(html).toContain('href="tel:+61491570156"');
  });

  it('BIZ-20: never links to a javascript: URL', () => {
    const contactInfo = { website: 'javascript:alert(document.domain)' };
    expect(render({ ...harbourGear, contactInfo })).not.toContain('href="javascript:');
  });

  it('BIZ-21 to BIZ-23: shows factory, trade and terms', () => {
    const words = wordsOf(render());
    for (const fact of [
      '12,500 m²',
      'OEM service',
      'South East Asia',
      'Indonesian',
      '21 days',
      'FOB',
      'AUD',
    ]) {
      expect(words).toContain(fact);
    }
  });

  it('BIZ-24: shows certificates with their dates and marks the expired one', () => {
    const words = wordsOf(render());
    expect(words).toMatch(/ISO 9001:2015 Quality management\s+Issued 1 Mar 2025\s+Expires 29 Feb 2028/);
    expect(words).toMatch(/AS 4100 Steel structures\s+Issued 10 May 2021\s+Expired 9 May 2024\s+Expired/);
  });

  it('BIZ-24: treats a certificate as valid on its last day', () => {
    const certificates = [{ id: 'c', name: 'HACCP', expireDate: today }];
    expect(wordsOf(render({ ...importedBusiness, certificates }))).toMatch(/HACCP\s+Expires 21 Nov 2026/);
  });

  it('BIZ-25, decision 21: shows level, verification, likes and the note about sample data', () => {
    const words = wordsOf(render());
    expect(words).toMatch(/Verified\s+Platinum\s+1\.3K likes\s+Member since 2026\s+Sample data/);
    expect(wordsOf(render(emptyBusiness))).not.toMatch(/Verified|Sample data/);
  });

  it('BIZ-26: shows Not Verified to members', () => {
    expect(wordsOf(render(importedBusiness, 'member'))).toContain('Not Verified');
    expect(wordsOf(render(importedBusiness))).not.toContain('Not Verified');
  });

  it.each([
    [0, 0],
    [1, 1],
    [100, 100],
  ])('BIZ-09, CON-19: with %i products the HTML holds %i cards', (count) => {
    const html = render(harbourGear, undefined, companyProducts(count));
    expect(html.match(/<article/g) ?? []).toHaveLength(count);
    expect(html.includes('View all 100 products')).toBe(count === 100);
  });

  it('WCAG 3.1.2: sets direction and language of names and texts by their script', () => {
    expect(render(arabicBusiness)).toMatch(/<h1[^>]*><bdi dir="auto" lang="ar">شركة/);
  });
});

it("BIZ-29: says 'Loading your business...' while the page loads", () => {
  const html = renderPage(<BusinessLoading />, { texts });
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('role="status"');
  expect(wordsOf(html)).toContain('Loading your business...');
});
