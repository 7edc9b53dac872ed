import { expect, it } from 'vitest';
import { filterOptions } from './filter-options.ts';

const options = [
  { value: 'USD', text: 'US dollar' },
  { value: 'EUR', text: 'Euro' },
  { value: 'MXN', text: 'Peso méxicano' },
  { value: 'AUD', text: 'Australian dollar' },
];
const found = (typed: string) => filterOptions(options, typed).map(({ value }) => value);

it('WID-10: finds by a part of the name, without case and accents', () => {
  expect(found('MEXICANO')).toEqual(['MXN']);
  expect(found('dollar')).toEqual(['USD', 'AUD']);
});

it('WID-10: finds by the code, and what begins with the text comes first', () => {
  expect(found('eur')).toEqual(['EUR']);
  expect(found('us')).toEqual(['USD', 'AUD']);
});

it('WID-10: nothing typed is everything, and nothing found is nothing', () => {
  expect(found('  ')).toHaveLength(4);
  expect(found('zloty')).toEqual([]);
});
