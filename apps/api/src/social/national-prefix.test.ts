import { dropNationalPrefix } from '@wbn/contract/social/national-prefix.ts';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { type CountryCode, getCountries, getExampleNumber } from 'libphonenumber-js/min';
import { expect, it } from 'vitest';

/** Argentina writes mobiles in another way at home: 011 15-2345-6789 is +54 9 11 2345-6789. */
const others: readonly CountryCode[] = ['AR'];

it('BIZ-20 turns a number as written in its country into what libphonenumber dials from abroad', () => {
  const wrong: string[] = [];
  for (const country of getCountries()) {
    const number = getExampleNumber(country, examples);
    if (!number || others.includes(country)) continue;
    const { countryCallingCode: code, nationalNumber } = number;
    const abroad = number.formatInternational().slice(code.length + 2);
    for (const typed of [number.formatNational(), nationalNumber, abroad]) {
      const dialled = dropNationalPrefix(code, typed).replace(/\D/g, '');
      if (dialled !== nationalNumber) wrong.push(`${country} +${code} ${typed}: ${dialled}`);
    }
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['61', '(08) 9555 0142', '(8) 9555 0142'],
  ['61', '8 9555 0142', '8 9555 0142'],
  ['44', '(0)20 7946 0958', '20 7946 0958'],
  ['44', '0 20 7946 0958', '20 7946 0958'],
  ['39', '06 1234 5678', '06 1234 5678'],
  ['225', '01 23 45 67 89', '01 23 45 67 89'],
  ['36', '06 1 555 0142', '1 555 0142'],
  ['7', '8 (812) 555-01-42', '(812) 555-01-42'],
  ['7', '812 555-01-42', '812 555-01-42'],
  ['1', '1-305-555-0100', '305-555-0100'],
])('BIZ-20: behind +%s, %s is dialled as %s', (code, typed, dialled) => {
  expect(dropNationalPrefix(code, typed)).toBe(dialled);
});
