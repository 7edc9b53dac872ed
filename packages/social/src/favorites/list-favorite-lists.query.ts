import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listFavoriteLists } from '@wbn/contract/social/favorites/list-favorite-lists.ts';
import { favoriteKeys } from './favorite-keys.ts';

/** The lists of whoever is signed in, the oldest first. */
export function listFavoriteListsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: favoriteKeys.lists,
    queryFn: async () => (await api.call(listFavoriteLists, {})).data,
  });
}

/** The same, with whether each holds a company. */
export function listsOfBusinessQuery(api: ApiClient, businessID: string) {
  return queryOptions({
    queryKey: favoriteKeys.listsFor(businessID),
    queryFn: async () => (await api.call(listFavoriteLists, { query: { businessID } })).data,
  });
}
