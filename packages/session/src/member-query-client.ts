import type { QueryClient } from '@tanstack/react-query';
import { sessionView } from './browser-session.ts';
import { createQueryClient } from './create-query-client.ts';
import type { SessionViewStore } from './session-view.ts';

let client: QueryClient | undefined;

/** The query cache of the signed-in person. In browsers only. */
export function memberQueryClient(): QueryClient {
  client ??= createMemberQueryClient(sessionView);
  return client;
}

/** Creates a query cache that is cleared when another person signs in or the person signs out. */
export function createMemberQueryClient(view: Pick<SessionViewStore, 'subscribe'>): QueryClient {
  const created = createQueryClient();
  view.subscribe((now, before) => {
    if (now.userID !== before.userID) created.clear();
  });
  return created;
}
