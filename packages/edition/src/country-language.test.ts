import { expect, it } from 'vitest';
import { countryLanguage } from './country-language.ts';

it.each([
  ['AR', 'es'],
  ['DE', 'en'],
  ['IT', 'it'],
  ['US', 'en'],
  ['TW', 'zh'],
  [null, 'en'],
])(
  'CLM-06: writes to a company in %s in %s: the language of its country, or English',
  (country, language) => {
    expect(countryLanguage(country)).toBe(language);
  },
);
