import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { listOwnReports } from '@wbn/contract/social/safety/list-own-reports.ts';

/** What whoever is signed in has reported, the newest first. */
export function listOwnReportsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...callKey(listOwnReports), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: nextID }) => api.call(listOwnReports, { query: { nextID } }),
    getNextPageParam: ({ nextID }) => nextID ?? undefined,
  });
}
