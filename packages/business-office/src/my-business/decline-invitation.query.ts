import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { declineInvitation } from '@wbn/contract/business/decline-invitation.ts';
import { invitationAnswered } from '../query-changes.ts';

/** Says no to a company that wants the person. NotFound: the invitation is gone. */
export function declineInvitationMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: ['decline-invitation', id],
    mutationFn: () => api.call(declineInvitation, { params: { id } }),
    onSuccess: (_reply, _nothing, _result, { client }) => invitationAnswered(client),
  });
}
