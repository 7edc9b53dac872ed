import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { revokeInvitation } from '@wbn/contract/business/revoke-invitation.ts';
import { peopleChanged } from '../query-changes.ts';
import { peopleKey } from './people-key.ts';

/** Takes an invitation back. NotFound: it was answered or taken back meanwhile. */
export function revokeInvitationMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: [...peopleKey(id), 'revoke-invitation'],
    mutationFn: (invitationID: string) => api.call(revokeInvitation, { params: { id, invitationID } }),
    onSettled: (_reply, _error, _invitationID, _result, { client }) => peopleChanged(client, id),
  });
}
