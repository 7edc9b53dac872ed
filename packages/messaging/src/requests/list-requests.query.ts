import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import { listRequests } from '@wbn/contract/messaging/list-requests.ts';
import { type RequestFilter, requestKeys } from './request-keys.ts';

export type RequestPage = CallReply<typeof listRequests>['data'];

/** Threads page by page, newest activity first. Live events then keep the rows fresh, so a list that is opened again begins anew. */
export function listRequestsQuery(api: ApiClient, filter: RequestFilter) {
  return infiniteQueryOptions({
    queryKey: requestKeys.list(filter),
    queryFn: ({ pageParam, signal }) => loadPage(api, filter, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
    gcTime: 0,
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
