import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { listReactions } from '@wbn/contract/social/reactions/list-reactions.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';

/** Who likes something, the newest first. */
export function listReactionsQuery(api: ApiClient, of: { resourceID: string; resourceType: ResourceType }) {
  return infiniteQueryOptions({
    queryKey: [...callKey(listReactions, { params: of }), 'pages'],
    queryFn: async ({ pageParam: nextID }) =>
      (await api.call(listReactions, { params: of, query: { nextID } })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
  });
}
