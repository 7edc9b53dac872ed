import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { runQuery } from '@wbn/api-client/run-query.ts';

interface CachedList {
  list: readonly unknown[];
  renewAt: number;
  running: Promise<void> | undefined;
}

/** Milliseconds a list is fresh when its query has no `staleTime`. */
const usualStaleTime = 3_600_000;
/** Milliseconds until the next attempt after a failed one, to spare a stopped API. */
const pauseAfterFailure = 1000;

/**
 * Creates a cache for lists that rarely change (countries, industries). Stale lists are returned while they are
 * reloaded, and kept while the API is down; a list that was never loaded is empty.
 */
export function createListCache(now: () => number = Date.now) {
  const known = new Map<string, CachedList>();

  return async function cachedList<List extends readonly unknown[], Key extends QueryKey>(
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
    entry: CachedList,
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
