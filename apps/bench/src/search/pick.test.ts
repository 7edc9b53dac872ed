import { expect, test } from 'vitest';
import { firstWords, misspell, pick, shuffle } from './pick.ts';

test('picks evenly from a list', () => {
  expect(pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([0, 2, 4, 6, 8]);
  expect(pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5, 1)).toEqual([1, 3, 5, 7, 9]);
  expect(pick(['a', 'b'], 5)).toEqual(['a', 'b']);
});

test('mixes without losing anything', () => {
  const list = Array.from({ length: 50 }, (_, index) => index);
  expect(shuffle(list)).not.toEqual(list);
  expect(shuffle(list).toSorted((a, b) => a - b)).toEqual(list);
});

test('misspells the longest word in three ways', () => {
  expect(misspell('Acme Bakers', 0)).toBe('Acme Bakrs');
  expect(misspell('Acme Bakers', 1)).toBe('Acme Bakeers');
  expect(misspell('Acme Bakers', 2)).toBe('Acme Bakres');
  expect(firstWords('one two  three', 2)).toBe('one two');
});
