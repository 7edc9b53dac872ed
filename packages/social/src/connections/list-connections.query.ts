import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { type ConnectionList, listConnections } from '@wbn/contract/social/connections/list-connections.ts';

/** One's requests that wait, or one's connections; `businessID`: a company's. */
export function listConnectionsQuery(api: ApiClient, list: ConnectionList, businessID: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [...callKey(listConnections, { params: { list }, query: { businessID } }), 'pages'],
    queryFn: async ({ pageParam }) => {
      const query = { businessID, nextID: pageParam };
      return (await api.call(listConnections, { params: { list }, query })).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
  });
}
