import type { QueryClient } from '@tanstack/react-query';
import { sessionView } from './browser-session.ts';
import { createQueryClient } from './create-query-client.ts';
import type { SessionViewStore } from './session-view.ts';

let client: QueryClient | undefined;

/** What this page has read for whoever is signed in. In browsers only. */
export function memberQueryClient(): QueryClient {
  client ??= createQueryClientOf(sessionView);
  return client;
}

/** A cache that is emptied as soon as it is somebody else who is here, or nobody. */
export function createQueryClientOf(view: Pick<SessionViewStore, 'subscribe'>): QueryClient {
  const created = createQueryClient();
  view.subscribe((now, before) => {
    if (now.userID !== before.userID) created.clear();
  });
  return created;
}
