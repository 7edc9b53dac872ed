import { describe, expect, it } from 'vitest';
import { orderAnswers, priceDifferences } from './order-answers.ts';
import { readReceivers } from './send-requests-page.tsx';

const at = (name: string, price?: readonly [number, string, string?], leadTimeDays?: number) => ({
  name,
  offer: {
    number: 2,
    datetime: '2026-11-23T10:00:00Z',
    ...(price && { price: { amount: price[0], currency: price[1], ...(price[2] && { unit: price[2] }) } }),
    ...(leadTimeDays !== undefined && { leadTimeDays }),
  },
});
const silent = { name: 'silent', offer: undefined };
const answers = [
  silent,
  at('yen', [5, 'JPY'], 30),
  at('dear', [900, 'USD'], 5),
  at('terms only'),
  at('cheap', [700, 'USD']),
];
const names = (order: Parameters<typeof orderAnswers>[1]) =>
  orderAnswers(answers, order).map(({ name }) => name);

describe('comparison of answers', () => {
  it('compares amounts within a currency and puts answers without the term last', () => {
    expect(names('named')).toEqual(answers.map(({ name }) => name));
    expect(names('price')).toEqual(['cheap', 'dear', 'yen', 'silent', 'terms only']);
    expect(names('leadTime')).toEqual(['dear', 'yen', 'silent', 'terms only', 'cheap']);
  });

  it('reports prices that cannot be compared directly', () => {
    expect(priceDifferences(answers)).toEqual({ currencies: true, units: false });
    expect(priceDifferences([at('a', [1, 'EUR', 'kg']), at('b', [2, 'EUR', 'piece'])])).toEqual({
      currencies: false,
      units: true,
    });
    expect(priceDifferences([silent])).toEqual({ currencies: false, units: false });
  });
});

it('reads up to five companies from an address, each once', () => {
  const id = (n: number) => `01939b30-11aa-7c44-8e21-00000000000${n}`;
  const read = (ids: string) => readReceivers(new URLSearchParams(`to=${ids}`));
  expect(read(`${id(2)},x,${id(1).toUpperCase()},${id(2)}`)).toEqual({ ids: [id(2), id(1)], tooMany: false });
  expect(read([1, 2, 3, 4, 5, 6].map(id).join(','))).toEqual({ ids: [1, 2, 3, 4, 5].map(id), tooMany: true });
  expect(readReceivers(new URLSearchParams())).toEqual({ ids: [], tooMany: false });
});
