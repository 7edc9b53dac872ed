import { PreparedReads } from '@wbn/postgres/prepared-reads.ts';
import { expect, it } from 'vitest';
import { readCategoryCounts } from './category-counts.ts';

/** Answers each time with one product more, from the moment that the test lets it. */
function openReads() {
  const waiting: (() => void)[] = [];
  let asked = 0;
  const reads = new PreparedReads({
    query: async () => {
      asked += 1;
      const row = { id: 'pumps', counts: { product: asked } };
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { rows: [{ row }] };
    },
  });
  return { reads, asked: () => asked, answer: () => waiting.shift()?.() };
}

const productsAt = async (reads: PreparedReads, now: number) =>
  (await readCategoryCounts(reads, now)).get('pumps')?.product;

it('counts anew after half a minute and lets nobody wait for it; what is older than five minutes is not given', async () => {
  const { reads, asked, answer } = openReads();
  const first = [productsAt(reads, 0), productsAt(reads, 10)];
  answer();
  expect(await Promise.all(first)).toEqual([1, 1]);
  expect(await productsAt(reads, 30_000)).toBe(1);
  expect(await productsAt(reads, 30_001)).toBe(1);
  expect(asked()).toBe(2);
  answer();
  await expect.poll(() => productsAt(reads, 30_002)).toBe(2);
  const late = productsAt(reads, 400_000);
  answer();
  expect(await late).toBe(3);
});

it('asks again for what could not be counted', async () => {
  let fails = true;
  const reads = new PreparedReads({
    query: async () => {
      if (fails) throw new Error('away');
      return { rows: [] };
    },
  });
  await expect(readCategoryCounts(reads, 0)).rejects.toThrow('away');
  fails = false;
  expect((await readCategoryCounts(reads, 1)).size).toBe(0);
});
