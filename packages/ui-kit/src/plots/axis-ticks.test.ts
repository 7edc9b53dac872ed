import { expect, it } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3.2, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [10, [0, 2, 4, 6, 8, 10]],
  [48, [0, 10, 20, 30, 40, 50]],
  [101, [0, 50, 100, 150]],
  [9999, [0, 2000, 4000, 6000, 8000, 10_000]],
])('FIG-04: an axis for %d starts at zero and has even, whole ticks', (most, ticks) => {
  expect(axisTicks(most)).toEqual(ticks);
});
