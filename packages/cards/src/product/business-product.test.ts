import { expect, it } from 'vitest';
import { mergeSpecs, photosOf } from './business-product.ts';

it('PRD-06: keeps the order of keys and joins the values of a repeated key', () => {
  const specs = [
    { key: 'Mounting', value: 'Flange' },
    { key: 'Mass', value: '212 kg' },
    { key: 'Mounting', value: 'Foot' },
  ];
  expect(mergeSpecs(specs)).toEqual([
    { key: 'Mounting', value: 'Flange, Foot' },
    { key: 'Mass', value: '212 kg' },
  ]);
});

it('PRD-07, PRD-14: lists the main image first, then photos and images, each once', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((url) => ({ url })) as [
    { url: string },
    { url: string },
    { url: string },
  ];
  expect(photosOf({ mainImage: b, photos: [a, b], images: [c, a] })).toEqual([b, a, c]);
  expect(photosOf({ photos: [], images: [] })).toEqual([]);
});
