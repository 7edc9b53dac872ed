import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listComparedBusinesses } from '@wbn/contract/business/list-compared-businesses.ts';

/** Companies to stand side by side, in the order of their ids; those that are gone are left out. */
export function listComparedBusinessesQuery(api: ApiClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['list-compared-businesses', ids],
    queryFn: async () => (await api.call(listComparedBusinesses, { body: { ids: [...ids] } })).data,
  });
}
