import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { getSession } from '@wbn/contract/account/get-session.ts';
import type { CallInput } from '@wbn/contract/call.ts';

/** Exchanges the code of a hand-off for a session (SES-12). */
export function getSessionMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['get-session'],
    mutationFn: async (body: CallInput<typeof getSession>['body']) =>
      (await api.call(getSession, { body })).data,
    // No token stays in the cache of writes.
    gcTime: 0,
  });
}
