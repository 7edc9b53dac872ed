import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { sendRequests } from '@wbn/contract/messaging/send-requests.ts';
import type { RequestToSend } from '../send-request/send-request.query.ts';

/** Sends the same inquiry to several companies, each in a thread of its own. */
export function sendRequestsMutation(api: ApiClient, businessIDs: readonly string[]) {
  return mutationOptions({
    mutationKey: ['send-requests', ...businessIDs],
    mutationFn: async ({ body, idempotencyKey }: RequestToSend) => {
      const headers = { 'idempotency-key': idempotencyKey };
      return (await api.call(sendRequests, { body: { ...body, to: [...businessIDs] } }, { headers })).data;
    },
    onSuccess: (_round, _sent, _result, { client }) => client.invalidateQueries({ queryKey: ['requests'] }),
  });
}
