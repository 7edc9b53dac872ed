import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { askOnce } from '@wbn/session/live/freshen.ts';
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

/** Where the cache is, and who is asked. */
export interface LivePage {
  readonly api: ApiClient;
  readonly client: QueryClient;
}

/** A thread has changed: its row in each list that shows it, and its place when something was written in it. */
export async function freshenRows(page: LivePage, requestID: string, isWritten: boolean): Promise<void> {
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
export async function freshenTops(page: LivePage): Promise<void> {
  await Promise.all(listsOf(page.client).map(({ filter }) => freshenTop(page, filter)));
}

function freshenRow({ api, client }: LivePage, filter: RequestFilter, requestID: string, isWritten: boolean) {
  return askOnce(client, `row ${requestID} ${JSON.stringify(filter)}`, async () => {
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
  return askOnce(client, `top ${JSON.stringify(filter)}`, async () => {
    const top = await loadPage(api, filter);
    const last = top.requests.at(-1);
    changeList(client, filter, (list) => {
      if (last && findRow(list, last.requestID)) return withTop(list, top.requests);
      // Between these and what was loaded there may be threads that nobody has asked for.
      return { pages: [top], pageParams: [undefined] };
    });
  });
}
