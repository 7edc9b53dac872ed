import { expect, test } from 'vitest';
import { firstWords, misspell } from './change-words.ts';

test('misspells the longest word in three ways', () => {
  expect(misspell('Acme Bakers', 0)).toBe('Acme Bakrs');
  expect(misspell('Acme Bakers', 1)).toBe('Acme Bakeers');
  expect(misspell('Acme Bakers', 2)).toBe('Acme Bakres');
  expect(firstWords('one two  three', 2)).toBe('one two');
});
