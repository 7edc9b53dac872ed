import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listFollowProposals } from '@wbn/contract/social/posts/list-follow-proposals.ts';

/** Companies that the person may like to follow; the list stays while they follow some of them. */
export function listFollowProposalsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['list-follow-proposals'],
    queryFn: async () => (await api.call(listFollowProposals, {})).data,
    staleTime: 5 * 60_000,
  });
}
