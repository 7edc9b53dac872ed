import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { callKey } from '@wbn/api-client/call-query.ts';
import type { Favorite } from '@wbn/contract/social/favorites/favorite.ts';
import { listFavoriteLists } from '@wbn/contract/social/favorites/list-favorite-lists.ts';
import { listKeptBusinesses } from '@wbn/contract/social/favorites/list-kept-businesses.ts';
import { loadFavorites } from '@wbn/contract/social/favorites/load-favorites.ts';

/** A company in one of the member's lists. */
export type FavoritePlace = Pick<Favorite, 'businessID' | 'listID'>;

/** Part of a list, and how many it has in all. */
export interface FavoritePage {
  readonly data: readonly Favorite[];
  readonly total: number;
}

/** Changes what is shown of a list, in whatever order. */
export function patchPages(
  client: QueryClient,
  listID: string,
  change: (page: FavoritePage) => FavoritePage,
): void {
  client.setQueriesData<InfiniteData<FavoritePage>>(
    { queryKey: callKey(loadFavorites, { params: { id: listID } }) },
    (last) => last && { ...last, pages: last.pages.map(change) },
  );
}

/** Asks again for a list and for what all lists hold. */
export async function refreshFavorites(client: QueryClient, listID: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: callKey(listFavoriteLists) }),
    client.invalidateQueries({ queryKey: callKey(listKeptBusinesses) }),
    client.invalidateQueries({ queryKey: callKey(loadFavorites, { params: { id: listID } }) }),
  ]);
}
