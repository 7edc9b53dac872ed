import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { FollowSummary } from '@wbn/contract/social/follows/follow-state.ts';
import { loadFollowSummary } from '@wbn/contract/social/follows/load-follow-summary.ts';

/** How many follow a company or person. For server loaders: it brings the contract's schemas along. */
export function loadFollowSummaryQuery(api: ApiClient, { id }: { id: string }) {
  return queryOptions({
    queryKey: ['load-follow-summary', id],
    queryFn: async (): Promise<FollowSummary> => (await api.call(loadFollowSummary, { params: { id } })).data,
    staleTime: 60_000,
  });
}
