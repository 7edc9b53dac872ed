import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { callKey } from '@wbn/api-client/call-query.ts';
import type { Message } from '@wbn/contract/messaging/messages.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { listAlternatives } from '@wbn/contract/messaging/requests.ts';
import { freshen } from '@wbn/session/live/freshen.ts';
import type { LiveNews } from '@wbn/session/live/use-live-events.ts';
import { requestKeys } from '../requests/request-keys.ts';
import { freshenRows, freshenTops, type LivePage } from './freshen-lists.ts';
import { endTyping, hearTyping } from './typing-store.ts';

/** What the event stream says of threads: ids alone. */
export type MessagingNews = LiveNews<'message' | 'request' | 'typing'>;

/**
 * An event in, changes of the cache out: of an open thread what is missing, of the lists the one row, and the count. Whatever is not on
 * the page is not asked for. Resolves when the page is up to date; never rejects.
 */
export async function hearMessagingEvent(page: LivePage, news: MessagingNews): Promise<void> {
  if (news.kind === 'reset') return hearReset(page);
  const { kind, resourceID } = news;
  if (kind === 'typing') return hearTyping(resourceID);
  const isWritten = kind === 'message';
  if (isWritten) endTyping(resourceID);
  const { client } = page;
  const written = isWritten ? keysUnder(client, requestKeys.messagesOf(resourceID)) : [];
  // The time to answer may be over.
  const offered = isWritten
    ? []
    : keysUnder(client, callKey(listAlternatives, { params: { rid: resourceID } }));
  await Promise.all([
    freshen(client, requestKeys.unread),
    ...[...written, ...offered].map((key) => freshen(client, key)),
    freshenRequest(page, resourceID, isWritten),
  ]);
}

/** The stream was opened, or opened again: something may have been missed before. */
async function hearReset(page: LivePage): Promise<void> {
  const { client } = page;
  const keys = [
    requestKeys.unread,
    ...keysUnder(client, requestKeys.requests),
    ...keysUnder(client, requestKeys.runs),
    ...keysUnder(client, callKey(listAlternatives)),
  ];
  await Promise.all([...keys.map((key) => freshen(client, key)), freshenTops(page)]);
}

/** A thread where it is open; then its rows, which are filled from that answer. */
async function freshenRequest(page: LivePage, requestID: string, isWritten: boolean): Promise<void> {
  const { client } = page;
  const open = keysUnder(client, requestKeys.requestsOf(requestID));
  await Promise.all(
    open.map(async (key) => {
      await freshen(client, key);
      await closeGap(client, key);
    }),
  );
  await freshenRows(page, requestID, isWritten);
}

/** The server counts more messages than the page has: they are asked for. */
async function closeGap(client: QueryClient, requestKey: QueryKey): Promise<void> {
  const request = client.getQueryData<OpenRequest>(requestKey);
  if (!request) return;
  const bid = (requestKey[3] as string | null) ?? undefined;
  const key = requestKeys.messages({ requestID: request.requestID, bid });
  const last = client.getQueryData<readonly Message[]>(key)?.at(-1)?.number;
  if (last !== undefined && last < request.messageCount) await freshen(client, key);
}

function keysUnder(client: QueryClient, queryKey: QueryKey): readonly QueryKey[] {
  return client
    .getQueryCache()
    .findAll({ queryKey })
    .map((query) => query.queryKey);
}
