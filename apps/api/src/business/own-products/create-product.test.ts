import { expect, it } from 'vitest';
import { nameCopy } from './create-product.ts';

it.each([
  ['Gate valve', [], 'Gate valve (2)'],
  ['Gate valve', ['Gate valve (2)', 'Gate valve (3)'], 'Gate valve (4)'],
  ['Gate valve (2)', ['Gate valve (2)'], 'Gate valve (3)'],
  ['Valve (brass)', [], 'Valve (brass) (2)'],
])('numbers a copy of %s beyond the existing names', (name, taken, copy) => {
  expect(nameCopy(name, new Set(taken))).toBe(copy);
});

it('cuts a name of maximum length, never inside a character', () => {
  expect(nameCopy('a'.repeat(160), new Set())).toBe(`${'a'.repeat(156)} (2)`);
  const copy = nameCopy(`${'a'.repeat(155)}${'\u{1F527}'.repeat(2)}`, new Set());
  expect(copy.isWellFormed()).toBe(true);
  expect(copy.length).toBeLessThanOrEqual(160);
});
