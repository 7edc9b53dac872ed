import { expect, it } from 'vitest';
import { type Attempt, encodeUnder } from './scale-picture.ts';

const blobOf = (size: number, type: string) => new Blob([new Uint8Array(size)], { type });

/** Returns an encoder whose result size depends only on width and quality. */
function writer(types: readonly string[]) {
  const tried: Attempt[] = [];
  const encode = async (attempt: Attempt) => {
    tried.push(attempt);
    const { width, quality, type } = attempt;
    return types.includes(type) ? blobOf(Math.round(width * quality * 10), type) : undefined;
  };
  return { tried, encode };
}

it('UPL-06: lowers the quality before the width until the size fits', async () => {
  const { tried, encode } = writer(['image/webp']);
  const blob = await encodeUnder(5000, 1000, encode);
  expect(blob.size).toBeLessThanOrEqual(5000);
  expect(tried.map(({ width, quality }) => [width, quality])).toEqual([
    [1000, 0.9],
    [1000, 0.8],
    [1000, 0.7],
    [1000, 0.6],
    [750, 0.9],
    [750, 0.8],
    [750, 0.7],
    [750, 0.6],
  ]);
});

it('writes JPEG where the browser cannot write WebP, and tries WebP only once', async () => {
  const { tried, encode } = writer(['image/jpeg']);
  const blob = await encodeUnder(8000, 1000, encode);
  expect(blob.type).toBe('image/jpeg');
  expect(tried.map(({ type }) => type)).toEqual(['image/webp', 'image/jpeg', 'image/jpeg']);
});

it('throws when nothing can be written or made small enough', async () => {
  await expect(encodeUnder(10, 1000, writer([]).encode)).rejects.toThrow('cannot write');
  await expect(encodeUnder(10, 1000, writer(['image/webp']).encode)).rejects.toThrow('small enough');
});

it('encodes a picture that is narrower than the narrowest attempt', async () => {
  const { encode } = writer(['image/webp']);
  expect((await encodeUnder(5000, 20, encode)).size).toBe(180);
});
