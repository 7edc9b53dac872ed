import { expect, it } from 'vitest';
import { rangeLabel } from './range-label.ts';

const words = {
  number: (value: number) => String(value),
  between: (min: string, max: string) => `Between ${min} and ${max}`,
  from: (min: string) => `From ${min}`,
  upTo: (max: string) => `Up to ${max}`,
};

it.each([
  [{ min: 50, max: 100 }, 'Between 50 and 100'],
  [{ min: 0, max: 5 }, 'Between 0 and 5'],
  [{ min: 100, max: 50 }, 'Between 50 and 100'],
  [{ min: 7, max: 7 }, '7'],
  [{ min: 1000 }, 'From 1000'],
  [{ max: 10 }, 'Up to 10'],
  [{ min: 200, max: Number.NaN }, 'From 200'],
  [{ min: Number.NaN, max: 500 }, 'Up to 500'],
])('BIZ-16: %o is said as %s', (range, label) => {
  expect(rangeLabel(range, words)).toBe(label);
});

it('BIZ-16: returns nothing for a range without ends', () => {
  expect(rangeLabel({}, words)).toBeUndefined();
  expect(rangeLabel(undefined, words)).toBeUndefined();
  expect(rangeLabel({ min: Number.NaN, max: Number.NaN }, words)).toBeUndefined();
  expect(rangeLabel({ min: Number.POSITIVE_INFINITY }, words)).toBeUndefined();
  // JSON stores NaN as null.
  expect(rangeLabel(JSON.parse('{"min":null,"max":null}'), words)).toBeUndefined();
});
