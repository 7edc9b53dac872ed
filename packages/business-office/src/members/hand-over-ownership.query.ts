import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { handOverOwnership } from '@wbn/contract/business/hand-over-ownership.ts';
import { accessChanged } from '../query-changes.ts';
import { peopleKey } from './people-key.ts';

/** Makes somebody the owner of a company in the person's place. */
export function handOverOwnershipMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: [...peopleKey(id), 'hand-over-ownership'],
    mutationFn: (userID: string) => api.call(handOverOwnership, { params: { id }, body: { userID } }),
    onSettled: (_reply, _error, _userID, _result, { client }) => accessChanged(client, id),
  });
}
