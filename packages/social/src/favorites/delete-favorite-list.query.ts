import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { deleteFavoriteList } from '@wbn/contract/social/favorites/delete-favorite-list.ts';
import type { FavoriteList } from '@wbn/contract/social/favorites/favorite.ts';
import { favoriteKeys } from './favorite-keys.ts';

/** Deletes a list with what is in it. */
export function deleteFavoriteListMutation(api: ApiClient, listID: string) {
  return mutationOptions({
    mutationKey: ['delete-favorite-list', listID],
    mutationFn: () => api.call(deleteFavoriteList, { params: { id: listID } }),
    onSuccess: (_reply, _nothing, _result, { client }) => {
      client.setQueriesData<readonly FavoriteList[]>({ queryKey: favoriteKeys.lists }, (last) =>
        last?.filter((list) => list.listID !== listID),
      );
    },
  });
}
