import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listSimilarBusinesses } from '@wbn/contract/search/list-similar-businesses.ts';

/** Companies like one, near ones first. */
export function listSimilarBusinessesQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['list-similar-businesses', id],
    queryFn: async () => (await api.call(listSimilarBusinesses, { params: { id } })).data,
  });
}
