import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type NewRequest, sendRequest } from '@wbn/contract/messaging/send-requests.ts';

/** An inquiry on its way. */
export interface RequestToSend {
  readonly body: NewRequest;
  /** With the same key it is sent once. */
  readonly idempotencyKey: string;
}

/** Sends an inquiry to a company (CALL-33). */
export function sendRequestMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['send-request', businessID],
    mutationFn: async ({ body, idempotencyKey }: RequestToSend) => {
      const headers = { 'idempotency-key': idempotencyKey };
      return (await api.call(sendRequest, { body: { ...body, to: businessID } }, { headers })).data;
    },
    onSuccess: (_request, _sent, _result, { client }) => client.invalidateQueries({ queryKey: ['requests'] }),
  });
}
