import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { markRequestRead } from '@wbn/contract/messaging/mark-request-read.ts';
import { changeRequest } from './request-cache.ts';
import { type RequestView, viewInput } from './request-keys.ts';

/** Says up to which message one has read. */
export function markRequestReadMutation(api: ApiClient, view: RequestView) {
  return mutationOptions({
    mutationKey: ['mark-request-read'],
    mutationFn: async (number: number) =>
      (await api.call(markRequestRead, { ...viewInput(view), body: { number } })).data,
    onSuccess: (mark, _number, _result, { client }) => changeRequest(client, view, mark),
  });
}
