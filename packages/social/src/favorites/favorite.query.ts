import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import {
  changeFavorite,
  createFavoriteList,
  type Favorite,
  type FavoriteList,
  type FavoriteSort,
  favoriteLimit,
  listFavoriteLists,
  listKeptBusinesses,
  loadFavorites,
  removeFavorite,
  saveFavorite,
} from '@wbn/contract/social/favorites.ts';

/** A company in one of the member's lists. */
export type FavoritePlace = Pick<Favorite, 'businessID' | 'listID'>;

/** A page of a list, with the total. */
export interface FavoritePage {
  readonly data: readonly Favorite[];
  readonly total: number;
}

/** Updates the cached pages of a list in every order. */
export function updateFavoritePages(
  client: QueryClient,
  listID: string,
  change: (page: FavoritePage) => FavoritePage,
): void {
  client.setQueriesData<InfiniteData<FavoritePage>>(
    { queryKey: callKey(loadFavorites, { params: { id: listID } }) },
    (last) => last && { ...last, pages: last.pages.map(change) },
  );
}

/** Refetches a list and the totals of all lists. */
export async function refreshFavorites(client: QueryClient, listID: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: callKey(listFavoriteLists) }),
    client.invalidateQueries({ queryKey: callKey(listKeptBusinesses) }),
    client.invalidateQueries({ queryKey: callKey(loadFavorites, { params: { id: listID } }) }),
  ]);
}

interface Shown {
  readonly listID: string;
  readonly sort: FavoriteSort;
}

/** A list in pages of twenty companies. */
export function loadFavoritesQuery(api: ApiClient, { listID, sort }: Shown) {
  return infiniteQueryOptions({
    queryKey: [...callKey(loadFavorites, { params: { id: listID }, query: { sort } }), 'pages'],
    initialPageParam: 0,
    queryFn: ({ pageParam: skip }): Promise<FavoritePage> =>
      api.call(loadFavorites, { params: { id: listID }, query: { sort, skip } }),
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((count, { data }) => count + data.length, 0);
      return loaded < total ? loaded : undefined;
    },
  });
}

/** Loads a whole list for an export. */
export async function loadWholeList(api: ApiClient, { listID, sort }: Shown): Promise<readonly Favorite[]> {
  const query = { sort, size: favoriteLimit };
  return (await api.call(loadFavorites, { params: { id: listID }, query })).data;
}

/** Saves a company to a list. Conflict: the list is full. */
export function saveFavoriteMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['save-favorite'],
    mutationFn: async (body: CallInput<typeof saveFavorite>['body']) =>
      (await api.call(saveFavorite, { body }, { keepalive: true })).data,
    onSuccess: ({ listID }, _body, _result, { client }) => refreshFavorites(client, listID),
  });
}

/** Saves the note on a company. NotFound: it was removed in another window. */
export function writeNoteMutation(api: ApiClient, { businessID, listID }: FavoritePlace) {
  return mutationOptions({
    mutationKey: ['change-favorite', listID, businessID],
    mutationFn: async (note: string) =>
      (await api.call(changeFavorite, { body: { businessID, listID, note } })).data,
    onSuccess: ({ note }, _typed, _result, { client }) =>
      updateFavoritePages(client, listID, ({ data, total }) => ({
        total,
        data: data.map((one) => (one.businessID === businessID ? { ...one, note } : one)),
      })),
  });
}

/** Restores a removed company, even if the company is no longer public. */
export function restoreFavoriteMutation(api: ApiClient, { businessID, listID }: FavoritePlace) {
  return mutationOptions({
    mutationKey: ['change-favorite', listID, businessID],
    mutationFn: () => api.call(changeFavorite, { body: { businessID, listID, removed: false } }),
    onSuccess: (_reply, _nothing, _result, { client }) => refreshFavorites(client, listID),
  });
}

/** Removes a company from a list; optimistic update with rollback. */
export function removeFavoriteMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['remove-favorite'],
    mutationFn: async ({ businessID, listID }: FavoritePlace) =>
      (await api.call(removeFavorite, { body: { businessID, listID } }, { keepalive: true })).data,
    onMutate: ({ businessID, listID }, { client }) =>
      updateFavoritePages(client, listID, ({ data, total }) => ({
        total: total - 1,
        data: data.filter((one) => one.businessID !== businessID),
      })),
    onSettled: (_data, _error, { listID }, _result, { client }) => refreshFavorites(client, listID),
  });
}

/** Creates a list. Conflict: the name is taken, or the maximum is reached. */
export function createFavoriteListMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['create-favorite-list'],
    mutationFn: async (name: string) => (await api.call(createFavoriteList, { body: { name } })).data,
    onSuccess: async (list, _name, _result, { client }) => {
      client.setQueryData<readonly FavoriteList[]>(
        callKey(listFavoriteLists),
        (last) => last && [...last, list],
      );
      await client.invalidateQueries({ queryKey: callKey(listFavoriteLists) });
    },
  });
}
