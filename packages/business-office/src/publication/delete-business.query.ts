import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { deleteBusiness } from '@wbn/contract/business/delete-business.ts';
import { accessChanged } from '../query-changes.ts';

/** Deletes a company, with a way back. SignInTooOld: the person has to prove who they are first. */
export function deleteBusinessMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: ['delete-business', id],
    mutationFn: () => api.call(deleteBusiness, { params: { id } }),
    onSettled: (_reply, _error, _nothing, _result, { client }) => accessChanged(client, id),
  });
}
