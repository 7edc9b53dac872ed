import { expect, it } from 'vitest';
import { pageCountOf, rangeOf } from './result-range.ts';

it('SRCH-02, CON-01: five results fill a page', () => {
  expect([0, 1, 5, 6, 1_284].map(pageCountOf)).toEqual([0, 1, 1, 2, 257]);
  expect(pageCountOf(1_000_000)).toBe(2_000);
});

it('tells which results a page shows', () => {
  expect(rangeOf(1, 5)).toEqual({ from: 1, to: 5 });
  expect(rangeOf(9, 4)).toEqual({ from: 41, to: 44 });
  expect(rangeOf(7, 0)).toEqual({ from: 0, to: 0 });
});
