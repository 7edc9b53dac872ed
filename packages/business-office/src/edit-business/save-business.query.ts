import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { saveBusiness } from '@wbn/contract/business/save-business.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { businessSaved } from '../cache-updates.ts';

/** Saves parts of a company and updates the cache from the reply. Conflict: somebody else saved a newer version. */
export function saveBusinessMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['save-business', businessID],
    mutationFn: (body: CallInput<typeof saveBusiness>['body']) =>
      api.call(saveBusiness, { params: { id: businessID }, body }),
    onSuccess: ({ data, session }, _body, _result, { client }) => businessSaved(client, data, session),
  });
}
