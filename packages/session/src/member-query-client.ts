import type { QueryClient } from '@tanstack/react-query';
import { sessionView } from './browser-session.ts';
import { createQueryClient } from './create-query-client.ts';

let client: QueryClient | undefined;

/** What this page has read for whoever is signed in; empty as soon as it is somebody else, or nobody. In browsers only. */
export function memberQueryClient(): QueryClient {
  client ??= open();
  return client;
}

function open(): QueryClient {
  const opened = createQueryClient();
  sessionView.subscribe((now, before) => {
    if (now.userID !== before.userID) opened.clear();
  });
  return opened;
}
