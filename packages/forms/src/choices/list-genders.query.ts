import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listGenders } from '@wbn/contract/catalog/list-genders.ts';
import { staleTime } from './stale-time.ts';

/** Genders a person may choose from. */
export function listGendersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['list-genders'],
    queryFn: async () => (await api.call(listGenders, {})).data,
    staleTime,
  });
}
