import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import { listMessages, type Message } from '@wbn/contract/messaging/messages.ts';
import { countUnreadRequests, listRequests, loadRequest } from '@wbn/contract/messaging/requests.ts';
import { joinMessages } from '../live/join-messages.ts';
import { type RequestFilter, type RequestView, requestKeys, viewInput } from './request-keys.ts';

/** Numbers of threads with unread messages, in total and by owner. */
export function countUnreadRequestsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: requestKeys.unread,
    // Avoids a second request by the header and the switcher; events keep it up to date.
    staleTime: 10_000,
    queryFn: async ({ signal }) => (await api.call(countUnreadRequests, {}, { signal })).data,
  });
}

/** Returns the badge's target: a mailbox with unread threads, the acting one first, or the only unread thread. */
export function unreadPath(
  acting: string,
  owners: CallReply<typeof countUnreadRequests>['data']['owners'] = [],
) {
  const unread = owners.filter(({ count }) => count > 0);
  const first = unread.find(({ ownerID }) => ownerID === acting) ?? unread[0];
  return first
    ? requestsPath(first.ownerID, unread.length === 1 ? first.requestID : undefined)
    : requestsPath(acting);
}

export type RequestPage = CallReply<typeof listRequests>['data'];

/** Threads by cursor, latest activity first. Live events keep mounted lists up to date. */
export function listRequestsQuery(api: ApiClient, filter: RequestFilter) {
  return infiniteQueryOptions({
    queryKey: requestKeys.list(filter),
    queryFn: ({ pageParam, signal }) => loadPage(api, filter, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
  });
}

/** Loads a page; `nextID` is the cursor of the previous page. */
export async function loadPage(
  api: ApiClient,
  filter: RequestFilter,
  nextID?: string,
  signal?: AbortSignal,
): Promise<RequestPage> {
  const query = nextID === undefined ? filter : { ...filter, nextID };
  return (await api.call(listRequests, { query }, signal && { signal })).data;
}

/** A thread with the facts of its inquiry and the read marks of both sides. */
export function loadRequestQuery(api: ApiClient, view: RequestView) {
  return queryOptions({
    queryKey: requestKeys.request(view),
    queryFn: async ({ signal }) => (await api.call(loadRequest, viewInput(view), { signal })).data,
  });
}

/**
 * The messages of a thread up to the last, without gaps. The first fetch loads the last page; a refetch loads only
 * what came after the last known message.
 */
export function listMessagesQuery(api: ApiClient, view: RequestView) {
  return queryOptions({
    queryKey: requestKeys.messages(view),
    queryFn: async ({ client, queryKey, signal }) => {
      const known = client.getQueryData<readonly Message[]>(queryKey)?.at(-1)?.number;
      return loadMessages(api, view, known === undefined ? {} : { after: known }, signal);
    },
    // Merges fetched messages into the cached ones, which may have grown meanwhile.
    structuralSharing: (known, loaded) =>
      joinMessages((known ?? []) as readonly Message[], loaded as readonly Message[]),
  });
}

/** Loads the page before a message; the caller adds it to the cached run. */
export function loadEarlierMessages(api: ApiClient, view: RequestView, before: number) {
  return loadMessages(api, view, { before });
}

async function loadMessages(
  api: ApiClient,
  view: RequestView,
  from: { readonly before?: number; readonly after?: number },
  signal?: AbortSignal,
): Promise<readonly Message[]> {
  const { params, query } = viewInput(view);
  const input = { params, query: { ...query, ...asText(from) } };
  const { messages, hasMore } = (await api.call(listMessages, input, signal && { signal })).data;
  const last = messages.at(-1);
  if (from.after === undefined || !hasMore || !last) return messages;
  return [...messages, ...(await loadMessages(api, view, { after: last.number }, signal))];
}

function asText(from: Readonly<Record<string, number>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(from).map(([name, number]) => [name, String(number)]));
}
