import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listReactions } from '@wbn/contract/social/reactions/list-reactions.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';

/** Who likes something, the newest first. */
export function listReactionsQuery(api: ApiClient, of: { resourceID: string; resourceType: ResourceType }) {
  return infiniteQueryOptions({
    queryKey: ['list-reactions', of.resourceID],
    queryFn: async ({ pageParam: nextID }) =>
      (await api.call(listReactions, { params: of, query: nextID ? { nextID } : {} })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
  });
}
