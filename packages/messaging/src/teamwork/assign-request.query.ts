import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { assignRequest } from '@wbn/contract/messaging/teamwork/assign-request.ts';
import { teamworkKeys } from './teamwork-keys.ts';

interface Of {
  readonly requestID: string;
  readonly bid: string;
}

/** Says which colleague answers; null: nobody in particular. */
export function assignRequestMutation(api: ApiClient, { requestID, bid }: Of) {
  return mutationOptions({
    mutationKey: ['assign-request', requestID],
    mutationFn: async (assigneeID: string | null) =>
      (await api.call(assignRequest, { params: { rid: requestID }, query: { bid }, body: { assigneeID } }))
        .data,
    onSuccess: async (_data, _assigneeID, _result, { client }) => {
      await client.invalidateQueries({ queryKey: teamworkKeys.request(requestID) });
      await client.invalidateQueries({ queryKey: teamworkKeys.requests });
    },
  });
}
