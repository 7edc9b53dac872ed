import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listOwnBusinesses, type OwnBusiness } from '@wbn/contract/business/list-own-businesses.ts';

/** Milliseconds in which the page and the column beside it share one answer; what is written makes it old at once. */
const shared = 5_000;

/** The companies of whoever is signed in. */
export function listOwnBusinessesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['list-own-businesses'],
    staleTime: shared,
    queryFn: async (): Promise<readonly OwnBusiness[]> => (await api.call(listOwnBusinesses, {})).data,
  });
}
