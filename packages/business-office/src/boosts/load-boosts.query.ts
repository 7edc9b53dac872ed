import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadBoosts } from '@wbn/contract/membership/ledgers/load-boosts.ts';

/** What is left of a company's boosts, what they promote, and what became of them. */
export function loadBoostsQuery(api: ApiClient, businessID: string) {
  return queryOptions({
    queryKey: ['load-boosts', businessID],
    staleTime: 0,
    queryFn: async () => (await api.call(loadBoosts, { params: { id: businessID } })).data,
  });
}
