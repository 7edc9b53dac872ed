import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listOwnInvitations, type OwnInvitation } from '@wbn/contract/business/list-own-invitations.ts';

/** Invitations that wait for their answer. */
export function listOwnInvitationsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['list-own-invitations'],
    queryFn: async (): Promise<readonly OwnInvitation[]> => (await api.call(listOwnInvitations, {})).data,
  });
}
