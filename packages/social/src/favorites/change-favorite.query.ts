import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { changeFavorite } from '@wbn/contract/social/favorites/change-favorite.ts';
import { type FavoritePlace, patchPages, refreshFavorites } from './favorite-pages.ts';

/** Writes the note of a company in a list. NotFound: it was removed in another window. */
export function writeNoteMutation(api: ApiClient, { businessID, listID }: FavoritePlace) {
  return mutationOptions({
    mutationKey: ['change-favorite', listID, businessID],
    mutationFn: async (note: string) =>
      (await api.call(changeFavorite, { body: { businessID, listID, note } })).data,
    onSuccess: ({ note }, _typed, _result, { client }) =>
      patchPages(client, listID, ({ data, total }) => ({
        total,
        data: data.map((one) => (one.businessID === businessID ? { ...one, note } : one)),
      })),
  });
}

/** Brings back what was removed, whatever has become of the company. */
export function bringBackMutation(api: ApiClient, { businessID, listID }: FavoritePlace) {
  return mutationOptions({
    mutationKey: ['change-favorite', listID, businessID],
    mutationFn: () => api.call(changeFavorite, { body: { businessID, listID, removed: false } }),
    onSuccess: (_reply, _nothing, _result, { client }) => refreshFavorites(client, listID),
  });
}
