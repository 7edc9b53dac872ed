import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listSavedSearches } from '@wbn/contract/search/list-saved-searches.ts';

/** The searches of whoever is signed in, the newest first. */
export function listSavedSearchesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['list-saved-searches'],
    queryFn: async () => (await api.call(listSavedSearches, {})).data,
  });
}
