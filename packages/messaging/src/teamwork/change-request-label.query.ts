import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { changeRequestLabel } from '@wbn/contract/messaging/teamwork/change-request-label.ts';
import type { RequestLabel } from '@wbn/contract/messaging/teamwork/request-label.ts';
import { teamworkKeys } from './teamwork-keys.ts';

/** Names or colours a label anew. Conflict: another has the name. */
export function changeRequestLabelMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['change-request-label', businessID],
    mutationFn: async ({ labelID, name, color }: RequestLabel) =>
      (await api.call(changeRequestLabel, { params: { id: businessID, labelID }, body: { name, color } }))
        .data,
    onSuccess: (_label, _look, _result, { client }) =>
      client.invalidateQueries({ queryKey: teamworkKeys.labels(businessID) }),
  });
}
