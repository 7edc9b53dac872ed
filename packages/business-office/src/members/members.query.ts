import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { inviteMember } from '@wbn/contract/business/invitations.ts';
import { leaveBusiness } from '@wbn/contract/business/members.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { businessLeft, membersChanged } from '../cache-updates.ts';

/** Prefix of the mutation keys for a company's members, which run one at a time. */
export function membersKey(businessID: string): readonly string[] {
  return ['people', businessID];
}

/** Invites a person by e-mail, or again. Conflict: they are a member already. */
export function inviteMemberMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: [...membersKey(id), 'invite-member'],
    mutationFn: (body: CallInput<typeof inviteMember>['body']) =>
      api.call(inviteMember, { params: { id }, body }),
    onSuccess: (_reply, _body, _result, { client }) => membersChanged(client, id),
  });
}

/** The person leaves a company. Conflict: it would have no owner. */
export function leaveBusinessMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: [...membersKey(id), 'leave-business'],
    mutationFn: () => api.call(leaveBusiness, { params: { id } }),
    onSuccess: (_reply, _nothing, _result, { client }) => businessLeft(client, id),
    onError: (error, _nothing, _result, { client }) => {
      if (isNoMember(error)) businessLeft(client, id);
    },
  });
}

/** Whether an error says that the person is not a member any more. */
export function isNoMember(error: unknown): boolean {
  const { code } = toApiError(error);
  return code === 'Forbidden' || code === 'NotFound';
}
