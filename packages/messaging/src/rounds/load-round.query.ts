import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadRound } from '@wbn/contract/messaging/rounds/load-round.ts';

/** What several companies have answered to the same inquiry; `bid`: sent in the name of a company. */
export function loadRoundQuery(api: ApiClient, roundID: string, bid?: string) {
  return queryOptions({
    queryKey: ['requests', 'round', roundID, bid ?? ''],
    queryFn: async () => (await api.call(loadRound, { params: { roundID }, query: bid ? { bid } : {} })).data,
  });
}
