import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('numbers the migrations one after another from 0002, each number once', async () => {
  const files = await readdir(new URL('./migrations/', import.meta.url));
  const numbers = files
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, 5))
    .sort();
  // 0001 is the baseline.
  expect(numbers).toEqual(numbers.map((_, place) => `${String(place + 2).padStart(4, '0')}-`));
});
