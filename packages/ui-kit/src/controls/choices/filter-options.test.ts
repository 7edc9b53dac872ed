import { expect, it } from 'vitest';
import { filterOptions } from './filter-options.ts';

const options = [
  { value: 'USD', text: 'US dollar' },
  { value: 'EUR', text: 'Euro' },
  { value: 'MXN', text: 'Peso méxicano' },
  { value: 'AUD', text: 'Australian dollar' },
];
const found = (typed: string) => filterOptions(options, typed).map(({ value }) => value);

it('WID-10: finds part of a name, ignoring case and accents', () => {
  expect(found('MEXICANO')).toEqual(['MXN']);
  expect(found('dollar')).toEqual(['USD', 'AUD']);
});

it('WID-10: finds codes, and lists names that begin with the text first', () => {
  expect(found('eur')).toEqual(['EUR']);
  expect(found('us')).toEqual(['USD', 'AUD']);
});

it('WID-10: lists everything for an empty text and nothing without a match', () => {
  expect(found('  ')).toHaveLength(4);
  expect(found('zloty')).toEqual([]);
});
