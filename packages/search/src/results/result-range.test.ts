import { expect, it } from 'vitest';
import { pageCountOf, rangeOf } from './result-range.ts';

it('SRCH-02, CON-01: fits five results on a page', () => {
  expect([0, 1, 5, 6, 1_284].map((total) => pageCountOf(total, 5))).toEqual([0, 1, 1, 2, 257]);
  expect(pageCountOf(1_000_000, 5)).toBe(2_000);
  expect(pageCountOf(1_000_000, 20)).toBe(500);
});

it('returns the first and last result of a page', () => {
  expect(rangeOf({ page: 1, size: 5 }, 5)).toEqual({ from: 1, to: 5 });
  expect(rangeOf({ page: 9, size: 5 }, 4)).toEqual({ from: 41, to: 44 });
  expect(rangeOf({ page: 7, size: 20 }, 0)).toEqual({ from: 0, to: 0 });
});
