import { expect, it } from 'vitest';
import { currencyDigits } from './currency-digits.ts';

it.each([
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['kwd', 3],
  ['nothing', 2],
  ['', 2],
])('gives a price in %s %i decimal digits', (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits);
});
