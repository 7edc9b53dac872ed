import { describe, expect, it } from 'vitest';
import { marksUpTo, priceMarks } from '../../documents/price-marks.ts';
import { readLeadTime, readMinimumOrder, readPrice } from './read-amount.ts';
import { tokensOf } from './tokens.ts';

describe('SRCH-06: prices', () => {
  it.each([
    ['under 1000 EUR', 'EUR', 1000],
    ['below $50', 'USD', 50],
    ['< 500 €', 'EUR', 500],
    ['unter 1.500 Euro', 'EUR', 1500],
    ['menos de 9,90 €', 'EUR', 9],
    ['fino a 20 euro', 'EUR', 20],
    ['moins de 100 euros', 'EUR', 100],
    ['100美元以下', 'USD', 100],
  ])('%s', (text, currency, limit) => {
    expect(readPrice(text, tokensOf(text), 0)?.requirement?.marks).toEqual(marksUpTo(currency, limit));
  });

  it.each(['under pressure', 'within 2 weeks', 'under 1000', '50 EUR'])('%s is none', (text) => {
    expect(readPrice(text, tokensOf(text), 0)).toBeUndefined();
  });

  it('SRCH-06: a price has a mark of a limit exactly when it is not above', () => {
    for (const limit of [1, 9, 10, 99, 1000, 1234])
      for (const price of [0, 1, 9, 10, 11, 99, 100, 999, 1000, 1001, 1234, 1235, 20_000]) {
        const limits = new Set(marksUpTo('EUR', limit));
        expect(priceMarks('EUR', price).some((mark) => limits.has(mark))).toBe(price <= limit);
      }
  });
});

it.each([
  ['within 2 weeks', ['-7', '8-14']],
  ['Lieferzeit 10 Tage', ['-7']],
  ['entrega en 30 días', ['-7', '8-14', '15-30']],
  ['in 3 colours', undefined],
])('SRCH-06: the lead time of %s', (text, values) => {
  expect(readLeadTime(text, tokensOf(text), 0)?.requirement?.values).toEqual(values);
});

it.each([
  ['MOQ 100', ['-1', '2-10', '11-100']],
  ['Mindestmenge 10 Stück', ['-1', '2-10']],
  ['pedido mínimo de 1 unidades', ['-1']],
  ['minimum order', undefined],
])('SRCH-06: the minimum order of %s', (text, values) => {
  expect(readMinimumOrder(text, tokensOf(text), 0)?.requirement?.values).toEqual(values);
});
