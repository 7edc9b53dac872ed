import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { endRequest } from '@wbn/contract/messaging/end-request.ts';
import { changeRequest } from './request-cache.ts';
import { type RequestView, viewInput } from './request-keys.ts';

/** Ends a conversation, on the page as soon as the server says so (INQ-11). */
export function endRequestMutation(api: ApiClient, view: RequestView) {
  return mutationOptions({
    mutationKey: ['end-request'],
    mutationFn: async () => (await api.call(endRequest, viewInput(view))).data,
    onSuccess: ({ status, side }, _nothing, _result, { client }) =>
      changeRequest(client, view, {
        status,
        closedSide: side,
        closedAt: new Date().toISOString(),
      }),
  });
}
