import { isSame, mergeValues } from '@wbn/contract/shared/merge-values.ts';
import { findProblems, problemsOfReply } from '@wbn/forms/edit/form-shape.ts';
import { expect, it } from 'vitest';
import { ownGearbox } from '../fixtures/own-products.ts';
import { emptyProduct, toBody, valuesOf } from './product-values.ts';
import { productShape } from './use-edit-product.ts';

const values = valuesOf(ownGearbox, 'en');
const shape = productShape('en', false);

it('PRD-14: a stored product passes through the form unchanged', () => {
  const body = toBody(values, 'en');
  expect(findProblems(shape, values, values)).toEqual({});
  expect(body).toMatchObject({
    name: ownGearbox.name,
    ean: ownGearbox.ean,
    keywords: ownGearbox.keywords,
    specs: ownGearbox.specs,
    industry: '0006',
    category: '0006.01',
    subCategory: '0006.01.02',
    price: ownGearbox.price,
    stock: true,
    photos: ownGearbox.photos.map(({ url }) => ({ url })),
    videos: ownGearbox.videos,
    status: 'published',
  });
});

it('PRD-14: sends only the filled-in fields of a new product', () => {
  const body = toBody({ ...emptyProduct, name: 'Bearing' }, 'en');
  expect(body).toEqual({
    name: 'Bearing',
    keywords: [],
    specs: [],
    photos: [],
    videos: [],
    status: 'draft',
  });
});

it('PRD-06: reports problems of a specification at its line and ignores empty lines', () => {
  const typed = {
    ...emptyProduct,
    name: 'Bearing',
    amount: 'cheap',
    ean: '123',
    specs: [
      { id: 'a', key: '', value: ' ' },
      { id: 'b', key: 'Mass', value: '' },
    ],
  };
  expect(findProblems(shape, typed, emptyProduct)).toEqual({
    ean: 'ean',
    amount: 'price',
    'specs.b.value': 'required',
  });
});

it('PRD-07: cannot be saved while photos are uploading', () => {
  expect(findProblems(productShape('en', true), values, values)).toEqual({ photos: 'sending' });
});

it('PRD-07: reports a refused photo at its place', () => {
  const photos = [
    { id: 'one', url: '/one' },
    { id: 'two', url: '/two' },
  ];
  const fields = { 'photos.1': 'is not a picture of this product', name: 'is required', 'specs.9.key': 'x' };
  expect(problemsOfReply(shape, { ...emptyProduct, photos }, fields)).toEqual({
    'photos.two': 'photo',
    name: 'required',
    specs: 'unknown',
  });
});

it('PRD-14: ignores hosts of photos, ids of lines and a currency without a price in comparisons', () => {
  const other = {
    ...values,
    specs: [...values.specs.map((line) => ({ ...line, id: `x${line.id}` })), { id: 'e', key: '', value: '' }],
  };
  expect(isSame(values, other, shape)).toBe(true);
  const photo = { id: '1', url: 'https://api.example/p/1.webp' };
  expect(
    isSame(
      { ...emptyProduct, photos: [photo] },
      { ...emptyProduct, photos: [{ ...photo, url: '/p/1.webp' }] },
      shape,
    ),
  ).toBe(true);
  expect(isSame(emptyProduct, { ...emptyProduct, currency: 'EUR', status: 'published' }, shape)).toBe(true);
  expect(isSame(values, { ...values, photos: values.photos.toReversed() }, shape)).toBe(false);
});

const base = { ...emptyProduct, name: 'Bearing', amount: '10.00', industry: '0006' };

it('PRD-14: merges a price with its currency and unit, and a category with its industry', () => {
  const mine = { ...base, amount: '11.00', leadTime: '2 weeks', category: '0006.01' };
  const theirs = { ...base, currency: 'EUR', unit: 'piece', leadTime: '2 weeks', industry: '0011' };
  const { values: merged, overlaps } = mergeValues(base, mine, theirs, shape);
  expect(overlaps).toEqual([
    ['industry', 'category', 'subCategory'],
    ['amount', 'currency', 'unit', 'tiers'],
  ]);
  expect(merged).toMatchObject({ amount: '11.00', currency: 'USD', unit: '', leadTime: '2 weeks' });
});

it('parses prices by quantity and the minimum order, and reports problems at their line', () => {
  const typed = {
    ...emptyProduct,
    name: 'Bearing',
    ...{ amount: '20', minimumQuantity: '1,000', minimumUnit: 'piece' },
    tiers: [
      { id: 'a', from: '1.000', amount: '17.50' },
      { id: 'b', from: '', amount: ' ' },
      { id: 'c', from: '5000', amount: '15' },
    ],
  };
  expect(toBody(typed, 'en')).toMatchObject({
    price: {
      amount: 2000,
      tiers: [
        { from: 1000, amount: 1750 },
        { from: 5000, amount: 1500 },
      ],
    },
    minimumOrder: { quantity: 1000, unit: 'piece' },
  });
  expect(findProblems(shape, typed, emptyProduct)).toEqual({});
  expect(toBody({ ...typed, minimumQuantity: '2,5' }, 'en').minimumOrder?.quantity).toBe(2.5);
  const [first] = typed.tiers;
  const wrong = {
    ...typed,
    ...{ amount: '', minimumQuantity: 'ten' },
    tiers: [first, { id: 'd', from: '100', amount: 'cheap' }].flatMap((line) => line ?? []),
  };
  expect(findProblems(shape, wrong, emptyProduct)).toEqual({
    amount: 'price',
    'tiers.d.amount': 'tierAmount',
    minimumQuantity: 'quantity',
  });
  const unordered = { ...typed, tiers: [...typed.tiers].reverse() };
  expect(findProblems(shape, unordered, emptyProduct)).toEqual({ 'tiers.a.from': 'tierOrder' });
  const dearer = { ...typed, amount: '10' };
  expect(findProblems(shape, dearer, emptyProduct)).toEqual({ [`tiers.${first?.id}.amount`]: 'tierDearer' });
});
