import { expect, it } from 'vitest';
import { countryLabel } from './country-name.tsx';

it('WID-04, decision 15: keeps a name of up to 24 characters', () => {
  expect(countryLabel('Australia')).toEqual({ text: 'Australia' });
  expect(countryLabel('United Arab Emirates')).toEqual({ text: 'United Arab Emirates' });
  expect(countryLabel('x'.repeat(24))).toEqual({ text: 'x'.repeat(24) });
});

it('WID-04, decision 15: cuts a longer name at 24 characters and keeps the full name as title', () => {
  expect(countryLabel('x'.repeat(25))).toEqual({ text: `${'x'.repeat(24)}…`, title: 'x'.repeat(25) });
  expect(countryLabel('Saint Vincent and the Grenadines')).toEqual({
    text: 'Saint Vincent and the Gr…',
    title: 'Saint Vincent and the Grenadines',
  });
});
