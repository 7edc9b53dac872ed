import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { handOverOwnership } from '@wbn/contract/business/hand-over-ownership.ts';
import { peopleChanged } from '../query-changes.ts';
import { peopleKey } from './people-key.ts';

/** Asks somebody to become the owner of a company in the person's place. Conflict: somebody is asked already. */
export function handOverOwnershipMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: [...peopleKey(id), 'hand-over-ownership'],
    mutationFn: (userID: string) => api.call(handOverOwnership, { params: { id }, body: { userID } }),
    onSettled: (_reply, _error, _userID, _result, { client }) => peopleChanged(client, id),
  });
}
