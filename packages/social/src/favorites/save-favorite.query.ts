import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { saveFavorite } from '@wbn/contract/social/favorites/save-favorite.ts';
import { refreshFavorites } from './favorite-pages.ts';

/** Keeps a company. Conflict: the list is full. */
export function saveFavoriteMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['save-favorite'],
    mutationFn: async (body: CallInput<typeof saveFavorite>['body']) =>
      (await api.call(saveFavorite, { body }, { keepalive: true })).data,
    onSuccess: ({ listID }, _body, _result, { client }) => refreshFavorites(client, listID),
  });
}
