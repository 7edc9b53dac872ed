import { describe, expect, it } from 'vitest';
import { BusinessCard } from './business/business-card.tsx';
import { BusinessCardList } from './business/business-card-list.tsx';
import { BusinessResultCard } from './business/business-result-card.tsx';
import { BusinessSummaryCard } from './business/business-summary-card.tsx';
import { MembershipBadge } from './business/membership-badge.tsx';
import { LazyCompareToggle } from './compare/lazy-compare-toggle.tsx';
import {
  arabicBusiness,
  asCard,
  emptyBusiness,
  harbourGear,
  importedBusiness,
  longNames,
} from './fixtures/businesses.ts';
import { bareProduct, planetaryGearbox } from './fixtures/products.ts';
import { renderPage, wordsOf } from './fixtures/render-page.tsx';
import { flagFolder } from './parts/flag-folder.ts';
import { ProductCard } from './product/product-card.tsx';

describe('BusinessCardList', () => {
  it('WID-01: shows a titled group with one card per company', () => {
    const businesses = [harbourGear, importedBusiness, arabicBusiness].map(asCard);
    const html = renderPage(<BusinessCardList title="Manufacturers" businesses={businesses} />);
    expect(html).toMatch(/<h2[^>]*>Manufacturers<\/h2>/);
    expect(html.match(/<article/g)).toHaveLength(3);
  });
});

describe('BusinessCard', () => {
  it("WID-02: shows name, photo, short description and 'country - business type name'", () => {
    const html = renderPage(<BusinessCard business={asCard(harbourGear)} />);
    const words = wordsOf(html);
    expect(words).toContain('Harbour Gear & Drive Pty Ltd');
    expect(words).toContain(harbourGear.general.shortDescription);
    expect(words).toMatch(/Australia\s+-\s+Manufacturers/);
    expect(html).toContain(`src="${harbourGear.general.profilePhoto?.url.replaceAll("'", '&#x27;')}"`);
  });

  it('WID-02: draws a placeholder photo and omits a missing country', () => {
    const html = renderPage(<BusinessCard business={asCard(emptyBusiness)} />);
    expect(html).not.toContain('<img');
    expect(wordsOf(html)).not.toContain(' - ');
  });

  it('WID-04, decision 15: cuts a long country name and shows the full name in the title', () => {
    const html = renderPage(<BusinessCard business={asCard(longNames)} />);
    expect(html).toContain(
      '<span title="United Kingdom of Great Britain and Northern Ireland">United Kingdom of Great…</span>',
    );
  });

  it("RT-16: links to the company's page in the current language", () => {
    const html = renderPage(<BusinessCard business={asCard(harbourGear)} />, { language: 'es' });
    expect(html).toContain(`href="/es/business/Harbour-Gear-%2526-Drive-Pty-Ltd-${harbourGear.businessID}/"`);
  });
});

describe('BusinessResultCard', () => {
  it('WCAG 3.1.2: marks a text in another language with lang and a visible note', () => {
    const business = asCard(harbourGear);
    const general = { ...business.general, textLanguage: { code: 'it', name: 'Italian' } };
    const html = renderPage(<BusinessResultCard business={{ ...business, general }} likes={0} />);
    expect(html).toMatch(/<p [^>]*dir="auto" lang="it"/);
    expect(wordsOf(html)).toContain('in Italian');
  });

  it('renders the compare box on the server, to avoid a layout shift', () => {
    const compared = { id: harbourGear.businessID, name: 'Harbour Gear' };
    const html = renderPage(<LazyCompareToggle kind="businesses" of={compared} />);
    expect(html).toMatch(/<input [^>]*aria-label="Compare Harbour Gear"/);
  });

  it('SRCH-08: shows everything that helps to choose a company', () => {
    const words = wordsOf(renderPage(<BusinessResultCard business={asCard(harbourGear)} likes={12} />));
    for (const fact of [
      'Harbour Gear & Drive Pty Ltd',
      'Australia',
      'Power Transmission',
      '1987',
      'Manufacturers',
      'Helical and planetary gearboxes',
      'Between 51 and 100',
      'Gearboxes',
      'Couplings and shafts',
      'Platinum',
      'Verified',
      '12 likes',
    ]) {
      expect(words).toContain(fact);
    }
  });

  it('SRCH-08, decision 21: does not mention verification of an unverified company', () => {
    const words = wordsOf(renderPage(<BusinessResultCard business={asCard(importedBusiness)} likes={1} />));
    expect(words).not.toMatch(/verified/i);
    expect(words).toContain('1 like ');
  });
});

describe('BusinessSummaryCard', () => {
  const render = (...[business, access]: [typeof harbourGear, ('owner' | 'admin' | 'member')?]) =>
    renderPage(<BusinessSummaryCard business={business} session={access ? { access } : null} />);

  it.each(['owner', 'admin', 'member'] as const)('WID-05: offers Requests to its %s', (access) => {
    const html = render(importedBusiness, access);
    expect(html).toContain(`href="/business/${importedBusiness.businessID}/requests"`);
    expect(wordsOf(html)).toContain('Requests');
    expect(wordsOf(html)).not.toContain('Send Request');
  });

  it("WID-06: shows Not Verified to the company's members", () => {
    expect(wordsOf(render(importedBusiness, 'member'))).toContain('Not Verified');
    expect(wordsOf(render(harbourGear, 'member'))).not.toContain('Not Verified');
    expect(wordsOf(render(importedBusiness))).not.toContain('Not Verified');
  });

  it('WID-07: offers Send Request to everybody else', () => {
    const html = render(importedBusiness);
    expect(html).toContain(`href="/business/${importedBusiness.businessID}/send-request"`);
    expect(wordsOf(html)).toContain('Send Request');
    expect(html).not.toContain('/requests"');
  });
});

describe('ProductCard', () => {
  it('WID-08, CON-10: shows main image, name and at most four specifications, values cut at 50 characters', () => {
    const html = renderPage(<ProductCard product={planetaryGearbox} />);
    expect(html.match(/<dt/g)).toHaveLength(4);
    expect(wordsOf(html)).toContain('1:16.4 to 1:48.2, in eleven steps, others made to…');
    expect(html).toContain('<img');
    expect(html).toContain('/business-product/Harbour-Gear-%2526-Drive-Pty-Ltd-HP-220-planetary-gearbox');
  });

  it('WID-08, CON-09: shows at most 200 characters of the description', () => {
    const product = { ...bareProduct, description: 'd'.repeat(201) };
    const html = renderPage(<ProductCard product={product} />);
    expect(html).toContain(`>${'d'.repeat(200)}…<`);
  });

  it('WID-08: draws a placeholder for a product without a picture', () => {
    const pictures = renderPage(<ProductCard product={bareProduct} />).match(/<img[^>]*>/g) ?? [];
    expect(pictures.filter((picture) => !picture.includes(flagFolder))).toEqual([]);
  });
});

describe('MembershipBadge', () => {
  it.each([
    ['gold', 'Gold'],
    ['premium', 'Premium'],
    ['platinum', 'Platinum'],
    ['standard', 'Standard'],
    [undefined, 'Standard'],
  ] as const)('WID-16: %s is shown as %s', (level, name) => {
    expect(wordsOf(renderPage(<MembershipBadge level={level} />)).trim()).toBe(name);
  });
});
