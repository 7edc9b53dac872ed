import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { deleteRequestLabel } from '@wbn/contract/messaging/teamwork/delete-request-label.ts';
import { teamworkKeys } from './teamwork-keys.ts';

/** Deletes a label by its id, from all inquiries. */
export function deleteRequestLabelMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['delete-request-label', businessID],
    mutationFn: (labelID: string) => api.call(deleteRequestLabel, { params: { id: businessID, labelID } }),
    onSuccess: async (_data, _labelID, _result, { client }) => {
      await client.invalidateQueries({ queryKey: teamworkKeys.labels(businessID) });
      await client.invalidateQueries({ queryKey: teamworkKeys.requests });
    },
  });
}
