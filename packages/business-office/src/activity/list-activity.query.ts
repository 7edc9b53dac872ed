import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listActivity } from '@wbn/contract/business/list-activity.ts';

/** What was done in the name of a company, the newest first, page by page; a page that is opened begins anew. */
export function listActivityQuery(api: ApiClient, businessID: string) {
  return infiniteQueryOptions({
    queryKey: ['list-activity', businessID],
    queryFn: async ({ pageParam }) => {
      const query = pageParam === null ? {} : { nextID: pageParam };
      const { data, nextID } = await api.call(listActivity, { params: { id: businessID }, query });
      return { entries: data, nextID };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextID }) => nextID,
    gcTime: 0,
  });
}
