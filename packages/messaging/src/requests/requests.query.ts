import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import { listMessages, type Message } from '@wbn/contract/messaging/messages.ts';
import { countUnreadRequests, listRequests, loadRequest } from '@wbn/contract/messaging/requests.ts';
import { joinMessages } from '../live/join-messages.ts';
import { type RequestFilter, type RequestView, requestKeys, viewInput } from './request-keys.ts';

/** Threads with something unread, in all and of each owner, as the server counts them. */
export function countUnreadRequestsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: requestKeys.unread,
    // Header and switcher ask for the same; what changes it is heard.
    staleTime: 10_000,
    queryFn: async ({ signal }) => (await api.call(countUnreadRequests, {}, { signal })).data,
  });
}

/** Where the badge of unread threads leads: to a mailbox that has some, whoever one acts as first, and into the only one. */
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

/** Threads page by page, newest activity first. Live events keep the rows of a shown list fresh. */
export function listRequestsQuery(api: ApiClient, filter: RequestFilter) {
  return infiniteQueryOptions({
    queryKey: requestKeys.list(filter),
    queryFn: ({ pageParam, signal }) => loadPage(api, filter, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
  });
}

/** One page; `nextID` is what the page before gave. */
export async function loadPage(
  api: ApiClient,
  filter: RequestFilter,
  nextID?: string,
  signal?: AbortSignal,
): Promise<RequestPage> {
  const query = nextID === undefined ? filter : { ...filter, nextID };
  return (await api.call(listRequests, { query }, signal && { signal })).data;
}

/** One thread with what was asked for and how far each side has read. */
export function loadRequestQuery(api: ApiClient, view: RequestView) {
  return queryOptions({
    queryKey: requestKeys.request(view),
    queryFn: async ({ signal }) => (await api.call(loadRequest, viewInput(view), { signal })).data,
  });
}

/**
 * What both sides have written: a run of messages without gaps that ends with the last. The first time it loads the last page; asked
 * again it loads what came after the last one that is known, and nothing twice.
 */
export function listMessagesQuery(api: ApiClient, view: RequestView) {
  return queryOptions({
    queryKey: requestKeys.messages(view),
    queryFn: async ({ client, queryKey, signal }) => {
      const known = client.getQueryData<readonly Message[]>(queryKey)?.at(-1)?.number;
      return loadMessages(api, view, known === undefined ? {} : { after: known }, signal);
    },
    // Whatever is written here joins what has come meanwhile: the answer to a message that was sent, or earlier pages.
    structuralSharing: (known, loaded) =>
      joinMessages((known ?? []) as readonly Message[], loaded as readonly Message[]),
  });
}

/** The page before a message; the run is longer by it afterwards. */
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
