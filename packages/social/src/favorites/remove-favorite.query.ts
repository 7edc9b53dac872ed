import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { removeFavorite } from '@wbn/contract/social/favorites/remove-favorite.ts';
import { type FavoritePlace, patchPages, refreshFavorites } from './favorite-pages.ts';

/** Takes a company out of a list; from where it is shown it goes at once, and comes back when that fails. */
export function removeFavoriteMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['remove-favorite'],
    mutationFn: async ({ businessID, listID }: FavoritePlace) =>
      (await api.call(removeFavorite, { body: { businessID, listID } }, { keepalive: true })).data,
    onMutate: ({ businessID, listID }, { client }) =>
      patchPages(client, listID, ({ data, total }) => ({
        total: total - 1,
        data: data.filter((one) => one.businessID !== businessID),
      })),
    onSettled: (_data, _error, { listID }, _result, { client }) => refreshFavorites(client, listID),
  });
}
