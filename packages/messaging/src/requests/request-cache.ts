import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { OpenRequest, Request } from '@wbn/contract/messaging/request.ts';
import { type RequestFilter, type RequestView, requestKeys } from './request-keys.ts';
import type { RequestPage } from './requests.query.ts';

type RequestList = InfiniteData<RequestPage, string | undefined>;

/** A thread has changed: where it is open, and in its row of the lists of whoever looks at it. */
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

/** An owner that is not named is oneself, however the other is named. */
export function isSameOwner(one: string | null | undefined, other: string | null | undefined): boolean {
  return one == null || other == null || one === other;
}

/** The lists that are shown; one that is opened again is read anew. */
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

/** Changes a list that is loaded. */
export function changeList(
  client: QueryClient,
  filter: RequestFilter,
  change: (list: RequestList) => RequestList,
): void {
  client.setQueryData<RequestList>(requestKeys.list(filter), (list) => list && change(list));
}

/** A list with a row changed in its place. */
export function withRow(list: RequestList, row: Request): RequestList {
  const change = (one: Request) => (one.requestID === row.requestID ? row : one);
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, requests: page.requests.map(change) })),
  };
}

/** A list with rows at its top, in their order; further down they are not shown a second time. */
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

/** Of what is known of an open thread, the part that its row shows. */
export function rowOf<Change extends Partial<OpenRequest>>(change: Change) {
  const { details, product, seenUntil, readUntil, closedSide, closedAt, isBarred, ...row } = change;
  return row;
}
