import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listTradeChoices } from '@wbn/contract/catalog/list-trade-choices.ts';
import { staleTime } from './stale-time.ts';

/** What companies and products choose of their trade. */
export function listTradeChoicesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['list-trade-choices'],
    queryFn: async () => (await api.call(listTradeChoices, {})).data,
    staleTime,
  });
}
