import { describe, expect, it } from 'vitest';
import { numberLabel, priceLabel, priceNumber, shortNumberLabel, usDollarsLabel } from './number-label.ts';

describe('usDollarsLabel', () => {
  it('BIZ-15: formats revenue in US dollars in every locale', () => {
    expect(usDollarsLabel('en-AU', 1_000_000)).toBe('USD\u00a01M');
    expect(usDollarsLabel('en', 2_500_000)).toBe('USD\u00a02.5M');
    expect(usDollarsLabel('es', 2_500_000)).toBe('2,5\u00a0M\u00a0USD');
    expect(usDollarsLabel('zh', 10_000)).toBe('USD\u00a01万');
  });
});

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

  it('prints an invalid currency code as it is', () => {
    expect(priceLabel('en', { amount: 4995, currency: 'dollars' })).toBe('49.95 dollars');
    expect(priceNumber({ amount: 4995, currency: '$' })).toBe('49.95');
  });
});

it('groups numbers by the locale and uses no narrow spaces', () => {
  expect(numberLabel('en', 12_500)).toBe('12,500');
  expect(numberLabel('it', 12_500)).toBe('12.500');
  expect(numberLabel('fr', 12_500)).toBe('12\u00a0500');
  expect(shortNumberLabel('en', 1_234)).toBe('1.2K');
});
