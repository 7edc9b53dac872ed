import { expect, it } from 'vitest';
import { readAmount, readCurrency, writeAmount } from './read-price.ts';

it.each([
  ['1850', 'USD', 185_000],
  ['1850.5', 'USD', 185_050],
  ['1850,50', 'EUR', 185_050],
  ['1,850.50', 'USD', 185_050],
  ['1.850,50', 'EUR', 185_050],
  ['1 850,50', 'EUR', 185_050],
  ["1'850.50", 'CHF', 185_050],
  ['1,234,567', 'USD', 123_456_700],
  ['1,00,000', 'INR', 10_000_000],
  ['12,34,567.50', 'INR', 123_456_750],
  ['１２００', 'USD', 120_000],
  ['1,850', 'USD', undefined],
  ['1.850', 'EUR', undefined],
  ['1.850', 'KWD', 1_850],
  ['1,850', 'KWD', undefined],
  ['1850.5', 'JPY', undefined],
  ['1850', 'JPY', 1_850],
  ['12,500', 'JPY', 12_500],
  ['12.500', 'JPY', 12_500],
  ['0,500', 'JPY', undefined],
  ['1850.00', 'JPY', 1_850],
  ['49.000000', 'USD', 4_900],
  ['49.000000', 'JPY', 49],
  ['49.990000', 'EUR', 4_999],
  ['49.995000', 'EUR', undefined],
  ['1850.000', 'EUR', 185_000],
  ['0.500', 'EUR', 50],
  ['1850,500', 'KWD', 1_850_500],
  ['1850.00', 'KWD', 1_850_000],
  ['0', 'USD', 0],
  ['-5', 'USD', undefined],
  ['USD 5', 'USD', undefined],
  ['1e5', 'USD', undefined],
  ['', 'USD', undefined],
])('reads %j in %s as %s', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount);
});

it.each([
  [185_000, 'USD', '1850.00'],
  [5, 'USD', '0.05'],
  [1_850, 'JPY', '1850'],
  [1, 'KWD', '0.001'],
])('writes %i of %s as %s', (amount, currency, text) => {
  expect(writeAmount(amount, currency)).toBe(text);
  expect(readAmount(text, currency)).toBe(amount);
});

it.each([
  ['usd', 'USD'],
  ['Dólar estadounidense', 'USD'],
  ['€', 'EUR'],
  ['人民币', 'CNY'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['₹', 'INR'],
  ['R$', 'BRL'],
  ['Rs.', undefined],
  ['$', undefined],
  ['XXY', undefined],
])('recognizes %j as %s', (text, code) => {
  expect(readCurrency(text)).toBe(code);
});
