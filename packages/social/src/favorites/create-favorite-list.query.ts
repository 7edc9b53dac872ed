import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { createFavoriteList } from '@wbn/contract/social/favorites/create-favorite-list.ts';
import type { FavoriteList } from '@wbn/contract/social/favorites/favorite.ts';
import { listFavoriteLists } from '@wbn/contract/social/favorites/list-favorite-lists.ts';

/** Makes a list. Conflict: there is one of that name, or there are as many as may be. */
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
