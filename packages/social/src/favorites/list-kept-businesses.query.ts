import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listKeptBusinesses } from '@wbn/contract/social/favorites/list-kept-businesses.ts';
import { favoriteKeys } from './favorite-keys.ts';

/** Which of the companies of a page whoever is signed in keeps: one question for all of them. */
export function listKeptBusinessesQuery(api: ApiClient, businessIDs: readonly string[]) {
  const ids = [...new Set(businessIDs)].join(',');
  return queryOptions({
    queryKey: favoriteKeys.keptOf(ids),
    queryFn: async () => (await api.call(listKeptBusinesses, { query: { businessIDs: ids } })).data,
  });
}
