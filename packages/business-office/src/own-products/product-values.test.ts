import { expect, it } from 'vitest';
import { ownGearbox } from '../fixtures/own-products.ts';
import { checkProduct, problemsOf } from './check-product.ts';
import { emptyProduct, isSame, toBody, valuesOf } from './product-values.ts';

const values = valuesOf(ownGearbox, 'en');

it('PRD-14: a stored product, sent as it is shown, is sent as it is stored', () => {
  const body = toBody(values, 'published', 'en');
  expect(checkProduct(body, values)).toEqual({});
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

it('PRD-14: of a new product only what is filled in is sent', () => {
  const body = toBody({ ...emptyProduct, name: 'Bearing' }, 'draft', 'en');
  expect(body).toEqual({
    name: 'Bearing',
    keywords: [],
    stock: false,
    specs: [],
    photos: [],
    videos: [],
    status: 'draft',
  });
});

it('PRD-06: problems of a specification are told at its line; empty lines do not count', () => {
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
  expect(checkProduct(toBody(typed, 'draft', 'en'), typed)).toEqual({
    ean: 'ean',
    price: 'price',
    'specs.b.value': 'required',
  });
});

it('PRD-07: a photo that the server refuses is told at its place', () => {
  const photos = [
    { id: 'one', url: '/one' },
    { id: 'two', url: '/two' },
  ];
  const fields = { 'photos.1': 'is not a picture of this product', name: 'is required', 'specs.9.key': 'x' };
  expect(problemsOf(fields, { ...emptyProduct, photos })).toEqual({
    'photos.two': 'photo',
    name: 'required',
    specs: 'unknown',
  });
});

it('PRD-14: hosts of photos, ids of lines and a currency without a price make no difference', () => {
  const other = {
    ...values,
    specs: [...values.specs.map((line) => ({ ...line, id: `x${line.id}` })), { id: 'e', key: '', value: '' }],
  };
  expect(isSame(values, other)).toBe(true);
  const photo = { id: '1', url: 'https://api.example/p/1.webp' };
  expect(
    isSame(
      { ...emptyProduct, photos: [photo] },
      { ...emptyProduct, photos: [{ ...photo, url: '/p/1.webp' }] },
    ),
  ).toBe(true);
  expect(isSame(emptyProduct, { ...emptyProduct, currency: 'EUR' })).toBe(true);
  expect(isSame(values, { ...values, photos: values.photos.toReversed() })).toBe(false);
});
