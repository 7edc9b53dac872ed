import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import type { FavoriteList } from '@wbn/contract/social/favorites/favorite.ts';
import { listFavoriteLists } from '@wbn/contract/social/favorites/list-favorite-lists.ts';
import { renameFavoriteList } from '@wbn/contract/social/favorites/rename-favorite-list.ts';

/** Names a list anew. Conflict: another has the name. */
export function renameFavoriteListMutation(api: ApiClient, listID: string) {
  return mutationOptions({
    mutationKey: ['rename-favorite-list', listID],
    mutationFn: async (name: string) =>
      (await api.call(renameFavoriteList, { params: { id: listID }, body: { name } })).data,
    onSuccess: ({ name }, _typed, _result, { client }) => {
      client.setQueriesData<readonly FavoriteList[]>({ queryKey: callKey(listFavoriteLists) }, (last) =>
        last?.map((list) => (list.listID === listID ? { ...list, name } : list)),
      );
    },
  });
}
