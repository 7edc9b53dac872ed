import { expect, it } from 'vitest';
import { tierRanges } from './tier-ranges.ts';

const tiers = [
  { from: 100, amount: 1750 },
  { from: 500, amount: 1500 },
];
const price = { amount: 1900, currency: 'USD', unit: 'piece', tiers };

it.each([
  [undefined, [1, 100, 500]],
  [{ quantity: 10 }, [10, 100, 500]],
  [{ quantity: 10, unit: 'pallet' }, [1, 100, 500]],
  [{ quantity: 200, unit: 'piece' }, [200, 500]],
])('prices by quantity begin with the smallest order %o', (minimumOrder, begins) => {
  const ranges = tierRanges({ price, minimumOrder });
  expect(ranges.map(({ min }) => min)).toEqual(begins);
  expect(ranges.map(({ max }) => max)).toEqual([...begins.slice(1).map((from) => from - 1), undefined]);
  expect(ranges.at(-1)?.amount).toBe(1500);
});

it('returns no ranges for a price without tiers', () => {
  expect(tierRanges({ price: { amount: 1, currency: 'USD' } })).toEqual([]);
  expect(tierRanges({})).toEqual([]);
});
