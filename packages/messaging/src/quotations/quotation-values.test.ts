import type { Quotation } from '@wbn/contract/quotations/quotation.ts';
import { findProblems } from '@wbn/forms/edit/form-shape.ts';
import { expect, it } from 'vitest';
import { quotationShape, readCompanies, readPrefill, toBody, valuesOf } from './quotation-values.ts';

const me = { userID: 'me', locale: 'en-AU' };
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
  expect(toBody({ ...read('search=Pumps&category=0006'), text: 'Ten', deliveryCountry: 'AU' }, me)).toEqual({
    ...{ subject: 'Pumps', text: 'Ten', categoryID: '0006', deliveryCountry: 'AU' },
    ...{ countries: [], certificates: [], to: [], openDays: 14 },
  });
});

it('INQ-21: makes the first words of the description the title where none is typed', () => {
  const values = { ...read('category=0006'), text: 'Ten pumps\nfor Perth', deliveryCountry: 'AU' };
  expect(toBody(values, me).subject).toBe('Ten pumps for Perth');
  expect(toBody({ ...values, subject: 'Pumps' }, me).subject).toBe('Pumps');
  const shape = quotationShape(() => ({ ...me, senders: ['me'], today: '2026-11-28' }));
  expect(findProblems(shape, values, values)).toEqual({});
});

it('says what is missing or wrong', () => {
  const shape = quotationShape(() => ({ ...me, senders: ['me'], today: '2026-11-28' }));
  const empty = read('');
  expect(findProblems(shape, empty, empty)).toEqual({
    ...{ category: 'required', deliveryCountry: 'required', text: 'required' },
  });
  const wrong = { ...read('category=0006'), subject: 'Pumps', text: 'Ten', deliveryCountry: 'AU' };
  expect(
    findProblems(shape, { ...wrong, quantity: 'ten', targetPrice: '1.2.3', wantedOn: '2026-11-27' }, wrong),
  ).toEqual({
    quantity: 'quantity',
    targetPrice: 'price',
    wantedOn: 'past',
  });
});

it('RFQ-07: reads the companies that a search found or a page names', () => {
  const [one, two] = ['01939b2e-7c1a-7d3e-9f10-00000000aa01', '01939b2e-7c1a-7d3e-9f10-00000000aa02'];
  const address = new URLSearchParams({ to: `${one},x`, found: `${two},${one}` });
  expect(readCompanies(address)).toEqual({ to: [one], all: [one, two] });
  expect(readPrefill(address, 'me').to).toEqual([one]);
});

it('RFQ-08: a copy says the same as what is copied', () => {
  const values = {
    ...read('search=Pumps&category=0006.01&countries=IT&certificate=iso-9001'),
    ...{ text: 'Ten', quantity: '10', unit: 'pieces', deliveryCountry: 'AU', deliveryTerm: 'CIF' },
    ...{ deliveryPlace: 'Sydney', frequency: 'monthly', targetPrice: '12.50', wantedOn: '2027-01-31' },
  };
  const { categoryID, countries, certificates, deliveryCountry, openDays, to, from, ...said } = toBody(
    values,
    me,
  );
  const country = (code: string) => ({ code, countryName: '', emoji: '' });
  const asked: Quotation = {
    ...JSON.parse(JSON.stringify(said)),
    ...{ quotationID: 'q', files: [], status: 'open', createdAt: '', closesAt: '', offerCount: 0 },
    category: [
      { id: '0006', name: '' },
      { id: categoryID, name: '' },
    ],
    deliveryCountry: country(deliveryCountry),
    countries: (countries ?? []).map(country),
    certificates: (certificates ?? []).map((code) => ({ code, name: '' })),
  };
  expect(asked.targetPrice).toEqual({ amount: 1_250, currency: 'USD' });
  expect(valuesOf(asked, 'me', 'en-AU')).toEqual(values);
});
