import { expect, it } from 'vitest';
import { photosOf } from './business-product.ts';

it('PRD-07, PRD-14: lists the main image first, then photos and images, each once', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((url) => ({ url })) as [
    { url: string },
    { url: string },
    { url: string },
  ];
  expect(photosOf({ mainImage: b, photos: [a, b], images: [c, a] })).toEqual([b, a, c]);
  expect(photosOf({ photos: [], images: [] })).toEqual([]);
});
