import { expect, test } from 'vitest';
import { toWaves } from './recorded-request.ts';

test('sorts the statements of a request into waves', () => {
  const [first, second, third] = [
    { text: 'select 1', values: [], wave: 4 },
    { text: 'select 2', values: [], wave: 7 },
    { text: 'select 3', values: [], wave: 7 },
  ] as const;
  expect(toWaves([second, first, third])).toEqual([[first], [second, third]]);
  expect(toWaves([])).toEqual([]);
});
