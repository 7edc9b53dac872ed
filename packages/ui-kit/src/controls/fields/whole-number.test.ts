import { expect, it } from 'vitest';
import { groupDigits, quantityText, readQuantity, readWholeNumber } from './whole-number.ts';

it('BIZ-19: parses a whole number with any thousands separator', () => {
  for (const typed of [
    '1250000',
    '1,250,000',
    '1.250.000',
    '1 250 000',
    '1\u202f250\u202f000',
    ' 1250000 ',
    '１２５００００',
    '１，２５０，０００',
    '12,50,000',
  ])
    expect(readWholeNumber(typed)).toBe(1_250_000);
  expect(readWholeNumber('0')).toBe(0);
});

it('BIZ-19: rejects texts that are no whole number', () => {
  for (const typed of ['', '12.5', '1,25', '-3', '1e3', '0.125', '0,125', 'many', '12 34'])
    expect(readWholeNumber(typed)).toBeUndefined();
});

it('BIZ-19: groups thousands in the style of the language and keeps unreadable texts', () => {
  expect(groupDigits('1250000', 'en')).toBe('1,250,000');
  expect(groupDigits('1250000', 'it')).toBe('1.250.000');
  expect(groupDigits('12.5', 'en')).toBe('12.5');
});

it.each([
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['２．５', 2.5],
  ['0.125', 0.125],
  ['1.250,5', 1_250.5],
  ['1,250.75', 1_250.75],
  ['1,250', 1_250],
  ['1.1250', 1.125],
  ['1,250,5', undefined],
  ['2.', undefined],
  ['.5', undefined],
  ['-2.5', undefined],
  ['1e3', undefined],
])('PRD-17: reads the quantity %j as %s', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity);
});

it('PRD-17: a written quantity reads as itself, and is grouped in the style of the language', () => {
  for (const quantity of [1, 1_250, 2.5, 1.125, 12.125, 1_234.125, 0.125, 0.000_125])
    expect(readQuantity(quantityText(quantity))).toBe(quantity);
  expect(groupDigits('1250.5', 'it', readQuantity)).toBe('1.250,5');
});
