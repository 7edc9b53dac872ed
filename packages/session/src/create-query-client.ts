import { focusManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@wbn/api-client/api-error.ts';

/** Milliseconds before what the network has lost is asked for once more. */
const retryDelay = 300;

/** Milliseconds: whoever comes back to a list within half an hour finds the pages that were loaded, and their place in them. */
const keptFor = 30 * 60_000;

/**
 * What members' pages have read, and how they read: anew whenever a page is opened, while it shows what is known. Keys carry
 * ids and nothing secret.
 */
export function createQueryClient(): QueryClient {
  if (globalThis.document) focusManager.setEventListener(onReturn);
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A browser that believes to be offline would wait without a word.
        networkMode: 'always',
        retry: (failures, error) => failures === 0 && isLost(error),
        retryDelay,
        gcTime: keptFor,
        // Forms begin from what was read: only a query that says so is read again under their hands.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** The network failed; an answer, even a bad one, and a server that is too slow will be no better at once. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && error.code === 'ServiceUnavailable';
}

/** Beside a tab that is shown again, a window that gets the focus back counts: two may stand side by side. */
function onReturn(tell: () => void): () => void {
  const stop = new AbortController();
  const listener = () => tell();
  window.addEventListener('visibilitychange', listener, { signal: stop.signal });
  window.addEventListener('focus', listener, { signal: stop.signal });
  return () => stop.abort();
}
