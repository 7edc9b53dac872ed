import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { acceptInvitation } from '@wbn/contract/business/accept-invitation.ts';
import { invitationAnswered } from '../query-changes.ts';

/** Says yes to a company that wants the person. NotFound: the invitation is gone. */
export function acceptInvitationMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: ['accept-invitation', id],
    mutationFn: () => api.call(acceptInvitation, { params: { id } }),
    onSuccess: (_reply, _nothing, _result, { client }) => invitationAnswered(client),
  });
}
