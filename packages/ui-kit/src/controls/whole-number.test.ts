import { expect, it } from 'vitest';
import { groupDigits, readWholeNumber } from './whole-number.ts';

it('BIZ-19: reads a whole number however its thousands are set apart', () => {
  for (const typed of ['1250000', '1,250,000', '1.250.000', '1 250 000', '1\u202f250\u202f000', ' 1250000 '])
    expect(readWholeNumber(typed)).toBe(1_250_000);
  expect(readWholeNumber('0')).toBe(0);
});

it('BIZ-19: does not guess what is no whole number', () => {
  for (const typed of ['', '12.5', '1,25', '-3', '1e3', 'many', '12 34'])
    expect(readWholeNumber(typed)).toBeUndefined();
});

it('BIZ-19: shows thousands as the language does, and leaves what it cannot read', () => {
  expect(groupDigits('1250000', 'en')).toBe('1,250,000');
  expect(groupDigits('1250000', 'it')).toBe('1.250.000');
  expect(groupDigits('12.5', 'en')).toBe('12.5');
});
