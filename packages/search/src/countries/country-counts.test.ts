import { expect, it } from 'vitest';
import { splitByCount } from './country-counts.ts';

const countries = ['AU', 'CL', 'NZ'].map((value) => ({ value }));

it('separates countries with entries from those without, and sums up', () => {
  expect(splitByCount(countries, { AU: 3, NZ: 2, XX: 9, CL: 0 })).toEqual({
    found: [{ value: 'AU' }, { value: 'NZ' }],
    empty: [{ value: 'CL' }],
    total: 5,
  });
});

it('offers all countries without counts', () => {
  expect(splitByCount(countries, undefined)).toEqual({ found: countries, empty: [], total: 0 });
});
