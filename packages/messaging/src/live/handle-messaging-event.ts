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
import { clearTyping, recordTyping } from './typing-store.ts';

/** The cache of a page and the API it loads from. */
interface LivePage {
  readonly api: ApiClient;
  readonly client: QueryClient;
}

/** Updates a changed thread's row in each mounted list; a new message also moves it to the top. */
async function refetchRows(page: LivePage, requestID: string, isWritten: boolean): Promise<void> {
  const { client } = page;
  await Promise.all(
    listsOf(client).map(({ filter, list }) => {
      if (findRow(list, requestID)) return refetchRow(page, filter, requestID, isWritten);
      // The position of a new row is known only to the server; after a change a row may match a filter.
      const isChosen = Object.keys(filter).some((name) => name !== 'ubid');
      return isWritten || isChosen ? refetchTop(page, filter) : undefined;
    }),
  );
}

/** Refetches the newest threads of each list after possibly missed events. */
async function refetchTops(page: LivePage): Promise<void> {
  await Promise.all(listsOf(page.client).map(({ filter }) => refetchTop(page, filter)));
}

function refetchRow({ api, client }: LivePage, filter: RequestFilter, requestID: string, isWritten: boolean) {
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

/** Refetches the newest threads; older loaded rows stay if the two still overlap. */
function refetchTop({ api, client }: LivePage, filter: RequestFilter): Promise<void> {
  return runCoalesced(client, `top ${JSON.stringify(filter)}`, async () => {
    const top = await loadPage(api, filter);
    const last = top.requests.at(-1);
    changeList(client, filter, (list) => {
      if (last && findRow(list, last.requestID)) return withTop(list, top.requests);
      // There may be threads between these and the loaded ones that were never fetched.
      return { pages: [top], pageParams: [undefined] };
    });
  });
}

/** Events about threads; they contain only ids. */
export type MessagingEvent = LiveUpdate<'message' | 'request' | 'typing'>;

/**
 * Updates the cache after an event: the new messages of an open thread, its rows in the lists, and the unread count.
 * Fetches nothing that the page does not show. Resolves when the cache is up to date; never rejects.
 */
export async function handleMessagingEvent(page: LivePage, news: MessagingEvent): Promise<void> {
  if (news.kind === 'reset') return handleReset(page);
  const { kind, resourceID } = news;
  if (kind === 'typing') return recordTyping(resourceID);
  const isWritten = kind === 'message';
  if (isWritten) clearTyping(resourceID);
  const { client } = page;
  const written = isWritten ? keysUnder(client, requestKeys.messagesOf(resourceID)) : [];
  // The deadline for an answer may have passed, which changes the suggestions.
  const offered = isWritten
    ? []
    : keysUnder(client, callKey(listAlternatives, { params: { rid: resourceID } }));
  await Promise.all([
    refetchMounted(client, requestKeys.unread),
    ...[...written, ...offered].map((key) => refetchMounted(client, key)),
    refetchRequest(page, resourceID, isWritten),
  ]);
}

/** Refetches everything on the page, because events may have been missed before the stream (re)opened. */
async function handleReset(page: LivePage): Promise<void> {
  const { client } = page;
  const keys = [
    requestKeys.unread,
    ...keysUnder(client, requestKeys.requests),
    ...keysUnder(client, requestKeys.runs),
    ...keysUnder(client, callKey(listAlternatives)),
  ];
  await Promise.all([...keys.map((key) => refetchMounted(client, key)), refetchTops(page)]);
}

/** Refetches a thread where it is open, then its rows, which reuse that answer. */
async function refetchRequest(page: LivePage, requestID: string, isWritten: boolean): Promise<void> {
  const { client } = page;
  const open = keysUnder(client, requestKeys.requestsOf(requestID));
  await Promise.all(
    open.map(async (key) => {
      await refetchMounted(client, key);
      await closeGap(client, key);
    }),
  );
  await refetchRows(page, requestID, isWritten);
}

/** Fetches messages when the server counts more than the page has. */
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
