import { expect, it } from 'vitest';
import { splitByCount } from './country-counts.ts';

const countries = ['AU', 'CL', 'NZ'].map((value) => ({ value }));

it('tells countries with somebody in them from the others, and adds up', () => {
  expect(splitByCount(countries, { AU: 3, NZ: 2, XX: 9, CL: 0 })).toEqual({
    found: [{ value: 'AU' }, { value: 'NZ' }],
    empty: [{ value: 'CL' }],
    total: 5,
  });
});

it('offers all when nobody counted', () => {
  expect(splitByCount(countries, undefined)).toEqual({ found: countries, empty: [], total: 0 });
});
