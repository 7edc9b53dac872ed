import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { removeMember } from '@wbn/contract/business/remove-member.ts';
import { peopleChanged } from '../query-changes.ts';
import { peopleKey } from './people-key.ts';

/** Takes somebody out of a company. NotFound: they have left meanwhile. */
export function removeMemberMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: [...peopleKey(id), 'remove-member'],
    mutationFn: (userID: string) => api.call(removeMember, { params: { id, userID } }),
    onSettled: (_reply, _error, _userID, _result, { client }) => peopleChanged(client, id),
  });
}
