import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadReactionSummary } from '@wbn/contract/social/load-reaction-summary.ts';
import type { ReactionSummary } from '@wbn/contract/social/reaction.ts';

/** How many people like a resource. For server loaders: it brings the contract's schemas along. */
export function loadReactionSummaryQuery(api: ApiClient, { id }: { id: string }) {
  return queryOptions({
    queryKey: ['load-reaction-summary', id],
    queryFn: async (): Promise<ReactionSummary> =>
      (await api.call(loadReactionSummary, { params: { id } })).data,
    staleTime: 60_000,
  });
}
