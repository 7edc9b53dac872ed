import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import { countCases, listCases, loadCase } from '@wbn/contract/desk/cases.ts';
import { type CaseFilter, queryOf } from './case-filter.ts';

/** The list of cases, page by page. */
export function casesQuery(api: ApiClient, filter: CaseFilter) {
  const query = queryOf(filter);
  return infiniteQueryOptions({
    queryKey: [...callKey(listCases, { query }), 'pages'],
    queryFn: ({ pageParam }) =>
      api.call(listCases, { query: { ...query, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after ?? undefined,
    staleTime: 10_000,
  });
}

/** A case; one that was loaded ahead is shown at once, and read again when it changes. */
export function caseQuery(api: ApiClient, caseID: string) {
  return callQuery(api, loadCase, { params: { id: caseID } }, { staleTime: 20_000 });
}

/** Reads lists and counts again, and a case that has changed. */
export async function refreshCases(client: QueryClient, caseID?: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: callKey(listCases) }),
    client.invalidateQueries({ queryKey: callKey(countCases) }),
    client.invalidateQueries({
      queryKey: caseID ? callKey(loadCase, { params: { id: caseID } }) : callKey(loadCase),
    }),
  ]);
}

type Pages =
  | { readonly pages: readonly { readonly data: readonly { readonly caseID: string }[] }[] }
  | undefined;

/** Takes decided cases out of the lists on screen at once; the answer of the server follows. */
export function dropCases(client: QueryClient, ids: ReadonlySet<string>): void {
  client.setQueriesData<Pages>(
    { queryKey: callKey(listCases) },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({
          ...page,
          data: page.data.filter(({ caseID }) => !ids.has(caseID)),
        })),
      },
  );
}
