import { describe, expect, it } from 'vitest';
import { priceLabel, priceNumber } from './price-label.ts';

describe('priceLabel', () => {
  it.each([
    ['USD', 4995, 'USD\u00a049.95', '49.95'],
    ['JPY', 4995, 'JPY\u00a04,995', '4995'],
    ['KWD', 4995, 'KWD\u00a04.995', '4.995'],
    ['XXL', 100, 'XXL\u00a01.00', '1.00'],
  ])('reads %s in its smallest unit', (currency, amount, label, number) => {
    expect(priceLabel('en', { amount, currency })).toBe(label);
    expect(priceNumber({ amount, currency })).toBe(number);
  });

  it('does not break on what is no currency code', () => {
    expect(priceLabel('en', { amount: 4995, currency: 'dollars' })).toBe('49.95 dollars');
    expect(priceNumber({ amount: 4995, currency: '$' })).toBe('49.95');
  });
});
