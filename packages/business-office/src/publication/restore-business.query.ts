import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { restoreBusiness } from '@wbn/contract/business/restore-business.ts';
import { businessSaved } from '../query-changes.ts';

/** Brings a deleted company back, as it was. NotFound: it is gone for good. */
export function restoreBusinessMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: ['restore-business', id],
    mutationFn: () => api.call(restoreBusiness, { params: { id } }),
    onSuccess: ({ data, session }, _nothing, _result, { client }) => businessSaved(client, data, session),
  });
}
