import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Milliseconds in which a page that was opened opens its line. */
const opening = 5_000;

/** Whether it is being asked for, or was just now: the `reset` with which a line begins needs not ask again. */
export function isFresh(client: QueryClient, queryKey: QueryKey): boolean {
  const { dataUpdatedAt = 0, fetchStatus } = client.getQueryState(queryKey) ?? {};
  return fetchStatus === 'fetching' || Date.now() - dataUpdatedAt < opening;
}
