import { ApiError } from '@wbn/api-client/api-error.ts';
import { expect, it } from 'vitest';
import { createListCache } from './list-cache.server.ts';

it('loads a list once for all pages, and again when it is stale', async () => {
  let time = 0;
  let asked = 0;
  const cachedList = createListCache(() => time);
  const query = { queryKey: ['x'], staleTime: 60_000, queryFn: async () => [`${++asked}`] };
  await Promise.all([cachedList(query, 'en'), cachedList(query, 'en')]);
  expect(asked).toBe(1);
  time = 61_000;
  expect(await cachedList(query, 'en')).toEqual(['1']);
  await expect.poll(() => cachedList(query, 'en')).toEqual(['2']);
  expect(asked).toBe(2);
});

it('caches per language', async () => {
  const cachedList = createListCache();
  const query = (text: string) => ({ queryKey: ['x'], staleTime: 60_000, queryFn: async () => [text] });
  expect(await cachedList(query('one'), 'en')).toEqual(['one']);
  expect(await cachedList(query('uno'), 'es')).toEqual(['uno']);
});

it('REF-08: returns an empty list when it was never loaded', async () => {
  const queryFn = () => Promise.reject(new ApiError('ServiceUnavailable', 'down', 0));
  expect(await createListCache()({ queryKey: ['x'], queryFn }, 'en')).toEqual([]);
});

it('keeps the old list while the API is down, and does not cache an empty one', async () => {
  let time = 0;
  let list: string[] = [];
  const cachedList = createListCache(() => time);
  const query = { queryKey: ['x'], staleTime: 60_000, queryFn: async () => list };
  expect(await cachedList(query, 'en')).toEqual([]);
  expect(await cachedList(query, 'en')).toEqual([]);
  list = ['a'];
  time += 1001;
  expect(await cachedList(query, 'en')).toEqual(['a']);
  list = [];
  time += 61_000;
  expect(await cachedList(query, 'en')).toEqual(['a']);
  expect(await cachedList(query, 'en')).toEqual(['a']);
});
