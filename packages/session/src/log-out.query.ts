import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { logOut } from '@wbn/contract/account/log-out.ts';

/** Ends the session of a refresh token, or that of the access token when there is no other. */
export function logOutMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['log-out'],
    mutationFn: (token: string | undefined) =>
      api.call(logOut, {}, token === undefined ? {} : { headers: { 'x-refresh-token': token } }),
    // No token stays in the cache of writes.
    gcTime: 0,
  });
}
