import { languages } from '@wbn/edition/language.ts';
import { expect, it } from 'vitest';
import { amountText, parseAmount } from './price-amount.ts';

it.each([
  ['4895', 'USD', 'en', 489_500],
  ['4,895.00', 'USD', 'en', 489_500],
  ['4.895,5', 'EUR', 'es', 489_550],
  ['12.50', 'EUR', 'es', 1250],
  ['12,50', 'USD', 'en', 1250],
  ['1.234', 'EUR', 'it', 123_400],
  ['1,234', 'USD', 'en', 123_400],
  ['1,234,567.89', 'USD', 'en', 123_456_789],
  ['1.234.567', 'EUR', 'es', 123_456_700],
  ["1'234.50", 'CHF', 'en', 123_450],
  ['1 234,50', 'EUR', 'es', 123_450],
  ['1500', 'JPY', 'en', 1500],
  ['1,500', 'JPY', 'en', 1500],
  ['1.250', 'KWD', 'en', 1250],
  ['1500.00', 'JPY', 'en', 1500],
  ['49.000000', 'USD', 'en', 4900],
  ['0', 'USD', 'en', 0],
])('PRD-14: the price %s %s typed in %s is %i of the smallest unit', (text, currency, locale, amount) => {
  expect(parseAmount(text, currency, locale)).toBe(amount);
});

it.each([
  ['', 'USD'],
  ['abc', 'USD'],
  ['-5', 'USD'],
  ['12.345.6', 'USD'],
  ['1.50', 'JPY'],
  ['12,34,567', 'USD'],
  ['9999999999999999', 'USD'],
])('PRD-14: %s %s is no price', (text, currency) => {
  expect(parseAmount(text, currency, 'en')).toBeUndefined();
});

it('PRD-14: formats a stored amount so that it parses to the same amount', () => {
  for (const locale of [...languages, 'de-DE']) {
    for (const [amount, currency] of [
      [123_456_789, 'USD'],
      [1500, 'JPY'],
      [1_234_567, 'KWD'],
    ] as const) {
      expect(parseAmount(amountText(amount, currency, locale), currency, locale)).toBe(amount);
    }
  }
});
