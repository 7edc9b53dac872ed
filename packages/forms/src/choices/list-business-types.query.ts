import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listBusinessTypes } from '@wbn/contract/catalog/list-business-types.ts';
import { staleTime } from './stale-time.ts';

/** The types of companies. */
export function listBusinessTypesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['list-business-types'],
    queryFn: async () => (await api.call(listBusinessTypes, {})).data,
    staleTime,
  });
}
