import { expect, it } from 'vitest';
import { offerTotal } from './offer-total.ts';

const price = (amount: number, currency: string, unit?: string) => ({
  price: { amount, currency, ...(unit && { unit }) },
});

it('RFQ-15: is the price of the whole quantity, where the units agree', () => {
  expect(offerTotal(price(4_550, 'USD'), { quantity: 200, unit: 'pieces' })).toEqual({
    amount: 910_000,
    currency: 'USD',
  });
  expect(offerTotal(price(4_550, 'USD', 'Piece'), { quantity: 200, unit: 'pcs' })).toEqual({
    amount: 910_000,
    currency: 'USD',
  });
  expect(offerTotal(price(1_200, 'JPY', 'carton'), { quantity: 3, unit: 'cartons' })).toEqual({
    amount: 3_600,
    currency: 'JPY',
  });
  expect(offerTotal(price(333, 'USD', 'kg'), { quantity: 0.5, unit: 'kg' })).toEqual({
    amount: 167,
    currency: 'USD',
  });
});

it('RFQ-15: is unknown without a quantity, without a price and for another unit', () => {
  expect(offerTotal(price(4_550, 'USD'), {})).toBeUndefined();
  expect(offerTotal({}, { quantity: 200 })).toBeUndefined();
  expect(offerTotal(price(4_550, 'USD', '100 pieces'), { quantity: 200, unit: 'pieces' })).toBeUndefined();
  expect(offerTotal(price(4_550, 'USD', 't'), { quantity: 200, unit: 'kg' })).toBeUndefined();
});
