import { findProblems } from '@wbn/forms/edit/form-shape.ts';
import { expect, it } from 'vitest';
import { quotationShape, readPrefill, toBody } from './quotation-values.ts';

const read = (query: string) => readPrefill(new URLSearchParams(query), 'me');

it('RFQ-01: reads words, category, countries and certificates of a search, and ignores what is not valid', () => {
  expect(
    read(
      `search=${'a'.repeat(200)}&category=0004.02,0004.03&countries=IT,global,IT,x&certificate=iso-9001,%00`,
    ),
  ).toMatchObject({
    ...{ from: 'me', subject: 'a'.repeat(150), category: '0004.02', countries: ['IT'] },
    certificates: ['iso-9001'],
  });
  expect(read('category=9999&industry=0006')).toMatchObject({ category: '0006', countries: [] });
  expect(read('')).toMatchObject({ subject: '', category: '', openDays: '14' });
});

it('leaves empty fields and the own name out of the body', () => {
  expect(toBody({ ...read('search=Pumps&category=0006'), text: 'Ten', deliveryCountry: 'AU' }, 'me')).toEqual(
    {
      ...{ subject: 'Pumps', text: 'Ten', categoryID: '0006', deliveryCountry: 'AU' },
      ...{ countries: [], certificates: [], openDays: 14 },
    },
  );
});

it('says what is missing or wrong', () => {
  const shape = quotationShape(() => ({ userID: 'me', senders: ['me'], today: '2026-11-28' }));
  const empty = read('');
  expect(findProblems(shape, empty, empty)).toEqual({
    ...{ category: 'required', deliveryCountry: 'required', subject: 'required', text: 'required' },
  });
  const wrong = { ...read('category=0006'), subject: 'Pumps', text: 'Ten', deliveryCountry: 'AU' };
  expect(findProblems(shape, { ...wrong, quantity: 'ten', wantedOn: '2026-11-27' }, wrong)).toEqual({
    quantity: 'quantity',
    wantedOn: 'past',
  });
});
