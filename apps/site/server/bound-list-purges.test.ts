import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundListPurges, listPurgeSeconds } from './bound-list-purges.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('purges lists at once and then once in ten seconds, however many things are new; all else at once', () => {
  const told: string[][] = [];
  const bounded = boundListPurges((keys) => told.push([...keys]));
  bounded.purge(['business:1', 'list:business']);
  expect(told).toEqual([['business:1'], ['list:business']]);
  for (let row = 0; row < 1000; row += 1) bounded.purge(['list:business', 'list:product', `product:${row}`]);
  expect(told.filter((keys) => keys.some((key) => key.startsWith('list:')))).toHaveLength(1);
  expect(told).toHaveLength(1002);
  vi.advanceTimersByTime(listPurgeSeconds * 1000);
  expect(told.at(-1)).toEqual(['list:business', 'list:product']);
  vi.advanceTimersByTime(3600_000);
  expect(told).toHaveLength(1003);
  bounded.purge(['list:user']);
  expect(told.at(-1)).toEqual(['list:user']);
});

it('tells nothing more once it is stopped', () => {
  const told: string[][] = [];
  const bounded = boundListPurges((keys) => told.push([...keys]));
  bounded.purge(['list:user']);
  bounded.purge(['list:business']);
  bounded.stop();
  vi.advanceTimersByTime(3600_000);
  expect(told).toEqual([['list:user']]);
});
