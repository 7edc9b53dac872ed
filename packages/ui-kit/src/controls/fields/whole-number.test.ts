import { expect, it } from 'vitest';
import { groupDigits, readWholeNumber } from './whole-number.ts';

it('BIZ-19: parses a whole number with any thousands separator', () => {
  for (const typed of ['1250000', '1,250,000', '1.250.000', '1 250 000', '1\u202f250\u202f000', ' 1250000 '])
    expect(readWholeNumber(typed)).toBe(1_250_000);
  expect(readWholeNumber('0')).toBe(0);
});

it('BIZ-19: rejects texts that are no whole number', () => {
  for (const typed of ['', '12.5', '1,25', '-3', '1e3', 'many', '12 34'])
    expect(readWholeNumber(typed)).toBeUndefined();
});

it('BIZ-19: groups thousands in the style of the language and keeps unreadable texts', () => {
  expect(groupDigits('1250000', 'en')).toBe('1,250,000');
  expect(groupDigits('1250000', 'it')).toBe('1.250.000');
  expect(groupDigits('12.5', 'en')).toBe('12.5');
});
