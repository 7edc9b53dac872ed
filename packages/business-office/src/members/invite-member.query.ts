import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { inviteMember } from '@wbn/contract/business/invite-member.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { peopleChanged } from '../query-changes.ts';
import { peopleKey } from './people-key.ts';

/** Asks somebody by e-mail to work for a company, or asks them again. Conflict: they do already. */
export function inviteMemberMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: [...peopleKey(id), 'invite-member'],
    mutationFn: (body: CallInput<typeof inviteMember>['body']) =>
      api.call(inviteMember, { params: { id }, body }),
    onSuccess: (_reply, _body, _result, { client }) => peopleChanged(client, id),
  });
}
