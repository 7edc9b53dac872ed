import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { changeMemberRole } from '@wbn/contract/business/change-member-role.ts';
import { accessChanged, peopleChanged } from '../query-changes.ts';
import { peopleKey } from './people-key.ts';

interface NewRole {
  readonly userID: string;
  readonly access: BusinessRole;
  /** The person changes their own role. */
  readonly isSelf: boolean;
}

/** Gives somebody another role in a company. Conflict: it would be left without an owner. */
export function changeMemberRoleMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: [...peopleKey(id), 'change-member-role'],
    mutationFn: ({ userID, access }: NewRole) =>
      api.call(changeMemberRole, { params: { id, userID }, body: { access } }),
    onSettled: (_reply, _error, { isSelf }, _result, { client }) =>
      isSelf ? accessChanged(client, id) : peopleChanged(client, id),
  });
}
