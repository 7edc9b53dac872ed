import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { labelRequest } from '@wbn/contract/messaging/teamwork/label-request.ts';
import { teamworkKeys } from './teamwork-keys.ts';

interface Of {
  readonly requestID: string;
  readonly bid: string;
}

/** Says which labels an inquiry carries: all of them. */
export function labelRequestMutation(api: ApiClient, { requestID, bid }: Of) {
  return mutationOptions({
    mutationKey: ['label-request', requestID],
    mutationFn: async (labelIDs: string[]) =>
      (await api.call(labelRequest, { params: { rid: requestID }, query: { bid }, body: { labelIDs } })).data,
    onSuccess: async (_data, _labelIDs, _result, { client }) => {
      await client.invalidateQueries({ queryKey: teamworkKeys.request(requestID) });
      await client.invalidateQueries({ queryKey: teamworkKeys.requests });
    },
  });
}
