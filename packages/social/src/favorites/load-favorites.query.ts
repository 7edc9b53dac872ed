import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { type Favorite, type FavoriteSort, favoriteLimit } from '@wbn/contract/social/favorites/favorite.ts';
import { loadFavorites } from '@wbn/contract/social/favorites/load-favorites.ts';
import type { FavoritePage } from './favorite-pages.ts';

interface Shown {
  readonly listID: string;
  readonly sort: FavoriteSort;
}

/** A list, twenty companies at a time. */
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

/** A whole list at once, for a file. */
export async function loadWholeList(api: ApiClient, { listID, sort }: Shown): Promise<readonly Favorite[]> {
  const query = { sort, size: favoriteLimit };
  return (await api.call(loadFavorites, { params: { id: listID }, query })).data;
}
