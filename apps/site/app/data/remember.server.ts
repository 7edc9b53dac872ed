import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { runQuery } from '@wbn/api-client/run-query.ts';

interface Remembered {
  list: readonly unknown[];
  renewAt: number;
  running: Promise<void> | undefined;
}

/** How long a list is good for that says nothing about it. */
const usualStaleTime = 3_600_000;
/** After a failed try the next one waits this long, so that a stopped API is not asked by every page. */
const pauseAfterFailure = 1000;

/**
 * Keeps lists that hardly ever change (countries, industries) in the process: asked for once, renewed behind the scenes when
 * they have grown old, an old one kept when the API is down. A list that could never be had is empty.
 */
export function createMemory(now: () => number = Date.now) {
  const known = new Map<string, Remembered>();

  return async function remember<List extends readonly unknown[], Key extends QueryKey>(
    query: FetchQueryOptions<List, Error, List, Key>,
    language: string,
  ): Promise<List | readonly never[]> {
    const key = JSON.stringify([language, ...query.queryKey]);
    const entry = known.get(key) ?? { list: [], renewAt: 0, running: undefined };
    known.set(key, entry);
    if (now() >= entry.renewAt) entry.running ??= renew(entry, query);
    if (entry.list.length === 0) await entry.running;
    return entry.list as List | readonly never[];
  };

  async function renew<List extends readonly unknown[], Key extends QueryKey>(
    entry: Remembered,
    query: FetchQueryOptions<List, Error, List, Key>,
  ): Promise<void> {
    const { staleTime } = query;
    const list = await runQuery(query).catch(() => []);
    if (list.length > 0) entry.list = list;
    const goodFor = typeof staleTime === 'number' ? staleTime : usualStaleTime;
    entry.renewAt = now() + (list.length > 0 ? goodFor : pauseAfterFailure);
    entry.running = undefined;
  }
}
