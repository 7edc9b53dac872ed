import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { deleteFavoriteList } from '@wbn/contract/social/favorites/delete-favorite-list.ts';
import type { FavoriteList } from '@wbn/contract/social/favorites/favorite.ts';
import { listFavoriteLists } from '@wbn/contract/social/favorites/list-favorite-lists.ts';

/** Deletes a list with what is in it. */
export function deleteFavoriteListMutation(api: ApiClient, listID: string) {
  return mutationOptions({
    mutationKey: ['delete-favorite-list', listID],
    mutationFn: () => api.call(deleteFavoriteList, { params: { id: listID } }),
    onSuccess: (_reply, _nothing, _result, { client }) => {
      client.setQueriesData<readonly FavoriteList[]>({ queryKey: callKey(listFavoriteLists) }, (last) =>
        last?.filter((list) => list.listID !== listID),
      );
    },
  });
}
