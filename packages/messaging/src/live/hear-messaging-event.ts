import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import type { Message } from '@wbn/contract/messaging/messages.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { listAlternatives } from '@wbn/contract/messaging/requests.ts';
import { refetchMounted, runCoalesced } from '@wbn/session/live/refetch-mounted.ts';
import type { LiveUpdate } from '@wbn/session/live/use-live-events.ts';
import {
  changeList,
  findRow,
  isSameOwner,
  listsOf,
  rowOf,
  withRow,
  withTop,
} from '../requests/request-cache.ts';
import { type RequestFilter, requestKeys } from '../requests/request-keys.ts';
import { loadPage, loadRequestQuery } from '../requests/requests.query.ts';
import { endTyping, hearTyping } from './typing-store.ts';

/** Where the cache is, and who is asked. */
interface LivePage {
  readonly api: ApiClient;
  readonly client: QueryClient;
}

/** A thread has changed: its row in each list that shows it, and its place when something was written in it. */
async function freshenRows(page: LivePage, requestID: string, isWritten: boolean): Promise<void> {
  const { client } = page;
  await Promise.all(
    listsOf(client).map(({ filter, list }) => {
      if (findRow(list, requestID)) return freshenRow(page, filter, requestID, isWritten);
      // Where a thread that is new to a list stands, only the server knows; one that has changed may now belong to a chosen part.
      const isChosen = Object.keys(filter).some((name) => name !== 'ubid');
      return isWritten || isChosen ? freshenTop(page, filter) : undefined;
    }),
  );
}

/** The newest threads of each list, when something may have been missed. */
async function freshenTops(page: LivePage): Promise<void> {
  await Promise.all(listsOf(page.client).map(({ filter }) => freshenTop(page, filter)));
}

function freshenRow({ api, client }: LivePage, filter: RequestFilter, requestID: string, isWritten: boolean) {
  return runCoalesced(client, `row ${requestID} ${JSON.stringify(filter)}`, async () => {
    const open = client
      .getQueryCache()
      .findAll({ queryKey: requestKeys.requestsOf(requestID), type: 'active' })
      .find(({ queryKey }) => isSameOwner(queryKey[3] as string | null, filter.ubid));
    const request = open
      ? (open.state.data as OpenRequest | undefined)
      : await client.fetchQuery(loadRequestQuery(api, { requestID, bid: filter.ubid }));
    if (!request) return;
    const row = rowOf(request);
    changeList(client, filter, (list) => (isWritten ? withTop(list, [row]) : withRow(list, row)));
  });
}

/** The newest threads as the server has them; what was loaded below them stays. */
function freshenTop({ api, client }: LivePage, filter: RequestFilter): Promise<void> {
  return runCoalesced(client, `top ${JSON.stringify(filter)}`, async () => {
    const top = await loadPage(api, filter);
    const last = top.requests.at(-1);
    changeList(client, filter, (list) => {
      if (last && findRow(list, last.requestID)) return withTop(list, top.requests);
      // Between these and what was loaded there may be threads that nobody has asked for.
      return { pages: [top], pageParams: [undefined] };
    });
  });
}

/** What the event stream says of threads: ids alone. */
export type MessagingNews = LiveUpdate<'message' | 'request' | 'typing'>;

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
    refetchMounted(client, requestKeys.unread),
    ...[...written, ...offered].map((key) => refetchMounted(client, key)),
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
  await Promise.all([...keys.map((key) => refetchMounted(client, key)), freshenTops(page)]);
}

/** A thread where it is open; then its rows, which are filled from that answer. */
async function freshenRequest(page: LivePage, requestID: string, isWritten: boolean): Promise<void> {
  const { client } = page;
  const open = keysUnder(client, requestKeys.requestsOf(requestID));
  await Promise.all(
    open.map(async (key) => {
      await refetchMounted(client, key);
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
  if (last !== undefined && last < request.messageCount) await refetchMounted(client, key);
}

function keysUnder(client: QueryClient, queryKey: QueryKey): readonly QueryKey[] {
  return client
    .getQueryCache()
    .findAll({ queryKey })
    .map((query) => query.queryKey);
}
