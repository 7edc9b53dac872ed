import { expect, it } from 'vitest';
import { currencyDigits } from './currency-digits.ts';

it.each([
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['kwd', 3],
  ['nothing', 2],
  ['', 2],
])('a price in %s has %i digits behind the point', (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits);
});
