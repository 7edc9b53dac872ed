import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listJobPositions } from '@wbn/contract/catalog/list-job-positions.ts';
import { staleTime } from './stale-time.ts';

/** Positions in a company. */
export function listJobPositionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['list-job-positions'],
    queryFn: async () => (await api.call(listJobPositions, {})).data,
    staleTime,
  });
}
