import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listStates } from '@wbn/contract/catalog/list-states.ts';
import { staleTime } from './stale-time.ts';

/** The states of a country; not asked for without a country. */
export function listStatesQuery(api: ApiClient, country: string) {
  return queryOptions({
    queryKey: ['list-states', country],
    queryFn: async () => (await api.call(listStates, { params: { code: country } })).data,
    enabled: country !== '',
    staleTime,
  });
}
