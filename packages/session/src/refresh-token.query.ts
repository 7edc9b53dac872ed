import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { refreshToken } from '@wbn/contract/account/refresh-token.ts';

/** Exchanges a refresh token, which is used up by it, for new tokens. */
export function refreshTokenMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['refresh-token'],
    mutationFn: async (token: string) =>
      (await api.call(refreshToken, {}, { headers: { 'x-refresh-token': token } })).data,
    // No token stays in the cache of writes.
    gcTime: 0,
  });
}
