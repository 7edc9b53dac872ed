import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { OpenRequest, Request } from '@wbn/contract/messaging/request.ts';
import { type RequestFilter, type RequestView, requestKeys } from './request-keys.ts';
import type { RequestPage } from './requests.query.ts';

type RequestList = InfiniteData<RequestPage, string | undefined>;

/** Updates a thread in the cache: where it is open, and its row in the lists of the same owner. */
export function changeRequest(client: QueryClient, view: RequestView, change: Partial<OpenRequest>): void {
  client.setQueryData<OpenRequest>(
    requestKeys.request(view),
    (request) => request && { ...request, ...change },
  );
  for (const { filter, list } of listsOf(client)) {
    const row = findRow(list, view.requestID);
    if (row && isSameOwner(filter.ubid, view.bid)) {
      changeList(client, filter, (shown) => withRow(shown, { ...row, ...rowOf(change) }));
    }
  }
}

/** Whether two owners are the same; null and undefined both mean the person. */
export function isSameOwner(one: string | null | undefined, other: string | null | undefined): boolean {
  return one == null || other == null || one === other;
}

/** Returns the mounted lists; others are refetched when they open. */
export function listsOf(client: QueryClient): { filter: RequestFilter; list: RequestList }[] {
  return client
    .getQueriesData<RequestList>({ queryKey: requestKeys.lists, type: 'active' })
    .flatMap(([key, list]) => (list ? [{ filter: key[2] as RequestFilter, list }] : []));
}

export function findRow({ pages }: RequestList, requestID: string): Request | undefined {
  for (const { requests } of pages) {
    const row = requests.find((request) => request.requestID === requestID);
    if (row) return row;
  }
  return undefined;
}

/** Updates a cached list. */
export function changeList(
  client: QueryClient,
  filter: RequestFilter,
  change: (list: RequestList) => RequestList,
): void {
  client.setQueryData<RequestList>(requestKeys.list(filter), (list) => list && change(list));
}

/** Replaces a row in place. */
export function withRow(list: RequestList, row: Request): RequestList {
  const change = (one: Request) => (one.requestID === row.requestID ? row : one);
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, requests: page.requests.map(change) })),
  };
}

/** Removes a thread that the person may not see any more from the lists, and forgets it. */
export function removeRequest(client: QueryClient, requestID: string): void {
  for (const { filter } of listsOf(client)) changeList(client, filter, (list) => withoutRow(list, requestID));
  client.removeQueries({ queryKey: requestKeys.requestsOf(requestID), type: 'inactive' });
  client.removeQueries({ queryKey: requestKeys.messagesOf(requestID), type: 'inactive' });
  void client.invalidateQueries({ queryKey: requestKeys.unread });
}

/** Removes a row. */
function withoutRow(list: RequestList, requestID: string): RequestList {
  const isOther = (request: Request) => request.requestID !== requestID;
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, requests: page.requests.filter(isOther) })),
  };
}

/** Moves rows to the top of a list in their order. */
export function withTop(list: RequestList, rows: readonly Request[]): RequestList {
  const ids = new Set(rows.map(({ requestID }) => requestID));
  return {
    ...list,
    pages: list.pages.map((page, index) => {
      const others = page.requests.filter(({ requestID }) => !ids.has(requestID));
      return { ...page, requests: index === 0 ? [...rows, ...others] : others };
    }),
  };
}

/** Picks the fields of an open thread that its row shows. */
export function rowOf<Change extends Partial<OpenRequest>>(change: Change) {
  const { details, product, seenUntil, readUntil, closedSide, closedAt, isBarred, ...row } = change;
  return row;
}
