import { expect, test } from 'vitest';
import { impactPositions, labelWeights } from './impact-level.ts';

/** Adds up positions of a word like `ts_rank`. */
function readBack(positions: string): number {
  const weights: number[] = positions
    .split(',')
    .map((position) => labelWeights[position.slice(-1) as keyof typeof labelWeights]);
  const greatest = Math.max(...weights);
  const at = weights.indexOf(greatest);
  return weights.reduce((sum, weight, place) => sum + (place === at ? weight : weight / (place + 1) ** 2), 0);
}

const impacts = Array.from({ length: 101 }, (_, hundredth) => hundredth / 100);

test('stores impacts nearly unchanged and in order, more precisely with more positions', () => {
  const errors = [1, 3, 4].map((most) => {
    const back = impacts.map((impact) => readBack(impactPositions(impact, most) ?? '1D'));
    expect(back).toEqual(back.toSorted((a, b) => a - b));
    return (
      back.reduce((sum, value, at) => sum + Math.abs(value - Math.max(impacts[at] ?? 0, 0.1)), 0) /
      impacts.length
    );
  });
  expect(errors).toEqual(errors.toSorted((a, b) => b - a));
  expect(errors.at(-1)).toBeLessThan(0.006);
});

test('does not store tiny impacts, and stores simple ones in few positions', () => {
  expect(impactPositions(0.04, 4)).toBeUndefined();
  expect(impactPositions(labelWeights.B, 4)).toBe('1B');
});
