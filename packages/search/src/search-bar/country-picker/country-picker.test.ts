import { expect, it } from 'vitest';
import { orderCountries } from './country-picker.tsx';

const choices = [
  { value: 'global', text: 'Global' },
  { value: 'AX', text: 'Åland Islands' },
  { value: 'AU', text: 'Australia' },
  { value: 'MX', text: 'México' },
];

it('lists all countries together first, then countries with entries, then the others', () => {
  expect(orderCountries(choices, { MX: 3, AU: 12 }, '')).toEqual([
    { value: 'global', text: 'Global' },
    { value: 'AU', text: 'Australia', count: 12 },
    { value: 'MX', text: 'México', count: 3 },
    { value: 'AX', text: 'Åland Islands', count: 0 },
  ]);
  expect(orderCountries(choices, { MX: 3 }, 'mexi')).toEqual([{ value: 'MX', text: 'México', count: 3 }]);
});

it('keeps the order of the select without counts', () => {
  expect(orderCountries(choices, undefined, 'a').map(({ value }) => value)).toEqual(['global', 'AX', 'AU']);
});
