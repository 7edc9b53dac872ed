import { expect, it } from 'vitest';
import { emptyOffer, readOffer } from './offer-draft.ts';

it('parses typed numbers in the locale', () => {
  const draft = {
    amount: '4,85',
    currency: 'EUR',
    unit: ' piece ',
    minimumQuantity: '1.000',
    minimumUnit: 'pieces',
    leadTimeDays: '21',
    deliveryTerm: 'FOB',
    validUntil: '2027-03-01',
    terms: '30 % deposit',
  };
  expect(readOffer(draft, 'es')).toEqual({
    offer: {
      price: { amount: 485, currency: 'EUR', unit: 'piece' },
      minimumOrder: { quantity: 1000, unit: 'pieces' },
      leadTimeDays: 21,
      deliveryTerm: 'FOB',
      validUntil: '2027-03-01',
      terms: '30 % deposit',
    },
  });
  expect(readOffer({ ...emptyOffer, terms: 'Samples first' }, 'en')).toEqual({
    offer: { terms: 'Samples first' },
  });
});

it('reports what prevents sending', () => {
  expect(readOffer(emptyOffer, 'en')).toEqual({ problems: ['empty'] });
  const draft = {
    ...emptyOffer,
    amount: 'cheap',
    minimumQuantity: '1.5 t',
    leadTimeDays: '9999',
    validUntil: 'soon',
  };
  expect(readOffer(draft, 'en')).toEqual({ problems: ['price', 'minimumOrder', 'leadTime', 'validUntil'] });
});
