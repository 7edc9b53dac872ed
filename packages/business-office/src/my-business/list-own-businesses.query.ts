import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listOwnBusinesses, type OwnBusiness } from '@wbn/contract/business/list-own-businesses.ts';

/** The companies of whoever is signed in. */
export function listOwnBusinessesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['list-own-businesses'],
    queryFn: async (): Promise<readonly OwnBusiness[]> => (await api.call(listOwnBusinesses, {})).data,
  });
}
