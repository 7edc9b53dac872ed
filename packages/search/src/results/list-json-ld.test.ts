import { arabicBusiness, asCard, harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { planetaryGearbox } from '@wbn/cards/fixtures/products.ts';
import { describe, expect, it } from 'vitest';
import { onlyTotal } from '../fixtures/findings.ts';
import { itemListJsonLd } from './list-json-ld.ts';

const urlOf = (path: string) => `https://site.example${path}`;

describe('the JSON-LD list of results', () => {
  it('numbers companies across pages and uses absolute URLs', () => {
    const hits = [harbourGear, arabicBusiness].map((business) => ({
      businessProfile: asCard(business),
      reactions: business.reactions,
    }));
    const list = itemListJsonLd(
      { mode: 'business', results: hits, ...onlyTotal(12) },
      { page: 3, size: 5 },
      urlOf,
    );
    expect(list.numberOfItems).toBe(12);
    expect(list.itemListElement.map(({ position }) => position)).toEqual([11, 12]);
    expect(list.itemListElement[0]?.name).toBe('Harbour Gear & Drive Pty Ltd');
    expect(list.itemListElement[0]?.url).toMatch(
      new RegExp(`^https://site\\.example/business/Harbour-Gear-.*-${harbourGear.businessID}/$`),
    );
  });

  it('lists products and people', () => {
    const products = itemListJsonLd(
      { mode: 'product', results: [planetaryGearbox], ...onlyTotal(1) },
      { page: 1, size: 5 },
      urlOf,
    );
    expect(products.itemListElement[0]?.url).toContain('https://site.example/business-product/');
    const person = {
      userID: '01939b2e-7c1a-7d3e-9f10-00000000abcd',
      firstName: 'Giulia',
      lastName: 'Rossi',
      username: 'giulia',
      reactions: { reactionCount: { like: 0 } },
    };
    const people = itemListJsonLd(
      { mode: 'user', results: [person], ...onlyTotal(1) },
      { page: 1, size: 5 },
      urlOf,
    );
    expect(people.itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        url: 'https://site.example/profile/01939b2e-7c1a-7d3e-9f10-00000000abcd',
        name: 'Giulia Rossi',
      },
    ]);
  });
});
