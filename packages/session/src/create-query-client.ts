import { focusManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@wbn/api-client/api-error.ts';

/** Milliseconds before the single retry after a network failure. */
const retryDelay = 300;

/** Milliseconds: going back to a list within half an hour restores its loaded pages and the scroll position. */
const keptFor = 30 * 60_000;

/** The query cache of members' pages: shows cached data and refetches when a page opens. Keys hold no secrets. */
export function createQueryClient(): QueryClient {
  if (globalThis.document) focusManager.setEventListener(onReturn);
  return new QueryClient({
    defaultOptions: {
      queries: {
        // By default TanStack Query pauses silently while the browser reports itself offline.
        networkMode: 'always',
        retry: (failures, error) => failures === 0 && isLost(error),
        retryDelay,
        gcTime: keptFor,
        // Forms start from query data, so queries opt in to a refetch on focus.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Whether the network failed. Error replies and timeouts would be the same after an immediate retry. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && error.code === 'ServiceUnavailable';
}

/** Also refetches when a window gets the focus: of two windows side by side both stay visible. */
function onReturn(tell: () => void): () => void {
  const stop = new AbortController();
  const listener = () => tell();
  window.addEventListener('visibilitychange', listener, { signal: stop.signal });
  window.addEventListener('focus', listener, { signal: stop.signal });
  return () => stop.abort();
}
