import { completenessItems, qualityParts } from '@wbn/contract/business/quality.ts';
import { describe, expect, it } from 'vitest';
import { type BusinessFacts, businessQuality, qualityLiftsOf } from './business-quality.ts';
import { productQuality } from './product-quality.ts';

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const empty: BusinessFacts = {
  verified: false,
  level: 'standard',
  filled: [],
  products: 0,
  answerRate: null,
  changedAt: daysAgo(400),
};
const best: BusinessFacts = {
  verified: true,
  level: 'platinum',
  filled: completenessItems,
  products: 10,
  answerRate: 90,
  changedAt: daysAgo(30),
};

describe('businessQuality', () => {
  it('ranges from 0 to 100, and each part to its maximum', () => {
    expect(businessQuality(empty, now)).toEqual({
      score: 0,
      parts: { verified: 0, complete: 0, alive: 0, answers: 0, level: 0 },
    });
    expect(businessQuality(best, now)).toEqual({ score: 100, parts: qualityParts });
  });

  it('gives points for products and for recent changes', () => {
    const alive = (products: number, days: number) =>
      businessQuality({ ...empty, products, changedAt: daysAgo(days) }, now).parts.alive;
    expect([0, 1, 2, 3, 9, 10, 999].map((products) => alive(products, 400))).toEqual([0, 4, 4, 7, 7, 10, 10]);
    expect([0, 30, 31, 90, 91, 365, 366].map((days) => alive(0, days))).toEqual([10, 10, 6, 6, 3, 3, 0]);
  });

  it('gives points for the answer rate in steps, but only after enough inquiries', () => {
    const points = (answerRate: number | null) =>
      businessQuality({ ...empty, answerRate }, now).parts.answers;
    expect([null, 0, 49, 50, 75, 89, 90, 100].map(points)).toEqual([0, 0, 0, 3, 6, 6, 10, 10]);
    const lifts = (answerRate: number | null) => qualityLiftsOf({ ...best, answerRate }, now);
    expect(lifts(null)).toEqual([]);
    expect(lifts(75)).toEqual([{ name: 'answers', points: 4 }]);
  });
});

describe('qualityLiftsOf', () => {
  it('lists the gain of each step alone, highest first, without completed ones', () => {
    const lifts = qualityLiftsOf(empty, now);
    expect(lifts.slice(0, 4)).toEqual([
      { name: 'verification', points: 30 },
      { name: 'news', points: 10 },
      { name: 'plan', points: 10 },
      { name: 'products', points: 8 },
    ]);
    for (const item of completenessItems) expect(lifts.map(({ name }) => name)).toContain(item);
    expect(qualityLiftsOf(best, now)).toEqual([]);
    expect(qualityLiftsOf({ ...best, products: 2, level: 'gold' }, now)).toEqual([
      { name: 'plan', points: 6 },
      { name: 'moreProducts', points: 3 },
    ]);
  });
});

describe('productQuality', () => {
  it("is half the company's, half from its own page", () => {
    const all = ['picture', 'description', 'price', 'specs', 'category', 'minimumOrder', 'leadTime'] as const;
    expect(productQuality(all, 100)).toBe(100);
    expect(productQuality([], 81)).toBe(41);
    expect(productQuality(['picture', 'picture', 'price'], 0)).toBe(20);
  });
});
