import { expect, test } from 'vitest';
import { addTypo } from './add-typo.ts';
import { condensedNdcg, ndcg } from './ndcg.ts';

const grades = new Map([
  ['exact', 2],
  ['partly', 1],
  ['wrong', 0],
]);

test('gives the best order 1, and unjudged hits no gain', () => {
  expect(ndcg(grades, ['exact', 'partly', 'wrong'])).toBe(1);
  expect(ndcg(grades, [])).toBe(0);
  expect(ndcg(grades, ['unknown', 'exact'])).toBeCloseTo(1 / Math.log2(3) / (1 + 0.5 / Math.log2(3)));
  expect(condensedNdcg(grades, ['unknown', 'exact', 'partly'])).toBe(1);
});

test('misspells one word of five letters or more, the same each time', () => {
  for (let turn = 0; turn < 8; turn += 1) {
    const slipped = addTypo('red laptop', turn);
    expect(slipped).not.toBe('red laptop');
    expect(slipped).toMatch(/^red /);
    expect(slipped).toBe(addTypo('red laptop', turn));
  }
  expect(addTypo('usb hub', 0)).toBe('usb hub');
});
