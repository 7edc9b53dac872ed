import { ApiError } from '@wbn/api-client/api-error.ts';
import { expect, it, vi } from 'vitest';
import { createMemory } from './remember.server.ts';

it('loads a list once for all pages, and again when it is stale', async () => {
  let time = 0;
  let asked = 0;
  const remember = createMemory(() => time);
  const query = { queryKey: ['x'], staleTime: 60_000, queryFn: async () => [`${++asked}`] };
  await Promise.all([remember(query, 'en'), remember(query, 'en')]);
  expect(asked).toBe(1);
  time = 61_000;
  expect(await remember(query, 'en')).toEqual(['1']);
  await vi.waitFor(async () => expect(await remember(query, 'en')).toEqual(['2']));
  expect(asked).toBe(2);
});

it('caches per language', async () => {
  const remember = createMemory();
  const query = (text: string) => ({ queryKey: ['x'], staleTime: 60_000, queryFn: async () => [text] });
  expect(await remember(query('one'), 'en')).toEqual(['one']);
  expect(await remember(query('uno'), 'es')).toEqual(['uno']);
});

it('REF-08: returns an empty list when it was never loaded', async () => {
  const queryFn = () => Promise.reject(new ApiError('ServiceUnavailable', 'down', 0));
  expect(await createMemory()({ queryKey: ['x'], queryFn }, 'en')).toEqual([]);
});

it('keeps the old list while the API is down, and does not cache an empty one', async () => {
  let time = 0;
  let list: string[] = [];
  const remember = createMemory(() => time);
  const query = { queryKey: ['x'], staleTime: 60_000, queryFn: async () => list };
  expect(await remember(query, 'en')).toEqual([]);
  expect(await remember(query, 'en')).toEqual([]);
  list = ['a'];
  time += 1001;
  expect(await remember(query, 'en')).toEqual(['a']);
  list = [];
  time += 61_000;
  expect(await remember(query, 'en')).toEqual(['a']);
  expect(await remember(query, 'en')).toEqual(['a']);
});
