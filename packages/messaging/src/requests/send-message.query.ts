import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { sendMessage } from '@wbn/contract/messaging/send-message.ts';
import { type RequestView, viewInput } from './request-keys.ts';

interface NewMessage extends RequestView {
  readonly body: CallInput<typeof sendMessage>['body'];
  /** The same for every attempt, so that it is written once. */
  readonly idempotencyKey: string;
}

/** Writes in a thread; gives the message with its number. */
export function sendMessageMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['send-message'],
    mutationFn: async ({ body, idempotencyKey, ...view }: NewMessage) => {
      const headers = { 'idempotency-key': idempotencyKey };
      return (await api.call(sendMessage, { ...viewInput(view), body }, { headers })).data;
    },
  });
}
