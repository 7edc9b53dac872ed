import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { createRequestLabel } from '@wbn/contract/messaging/teamwork/create-request-label.ts';
import type { RequestLabel } from '@wbn/contract/messaging/teamwork/request-label.ts';
import { teamworkKeys } from './teamwork-keys.ts';

type Look = Pick<RequestLabel, 'name' | 'color'>;

/** Makes a label. Conflict: there is one of that name, or there are as many as may be. */
export function createRequestLabelMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['create-request-label', businessID],
    mutationFn: async (look: Look) =>
      (await api.call(createRequestLabel, { params: { id: businessID }, body: look })).data,
    onSuccess: (_label, _look, _result, { client }) =>
      client.invalidateQueries({ queryKey: teamworkKeys.labels(businessID) }),
  });
}
