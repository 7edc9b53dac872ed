import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Favorite } from '@wbn/contract/social/favorites/favorite.ts';
import { favoriteKeys } from './favorite-keys.ts';

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
  queryKey: QueryKey,
  change: (page: FavoritePage) => FavoritePage,
): void {
  client.setQueriesData<InfiniteData<FavoritePage>>(
    { queryKey },
    (last) => last && { ...last, pages: last.pages.map(change) },
  );
}

/** Asks again for a list and for what all lists hold. */
export async function refreshFavorites(client: QueryClient, listID: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: favoriteKeys.lists }),
    client.invalidateQueries({ queryKey: favoriteKeys.allIn(listID) }),
  ]);
}
