import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listIndustries } from '@wbn/contract/catalog/list-industries.ts';
import { staleTime } from './stale-time.ts';

/** The industries. */
export function listIndustriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['list-industries'],
    queryFn: async () => (await api.call(listIndustries, {})).data,
    staleTime,
  });
}
