import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listOwnBusinesses, type OwnBusiness } from '@wbn/contract/business/list-own-businesses.ts';
import { listOwnInvitations, type OwnInvitation } from '@wbn/contract/business/list-own-invitations.ts';

/** The companies of whoever is signed in. */
export function listOwnBusinessesQuery(api: ApiClient): Query<readonly OwnBusiness[]> {
  return {
    queryKey: ['list-own-businesses'],
    queryFn: async () => (await api.call(listOwnBusinesses, {})).data,
    staleTime: 0,
  };
}

/** Invitations that wait for their answer. */
export function listOwnInvitationsQuery(api: ApiClient): Query<readonly OwnInvitation[]> {
  return {
    queryKey: ['list-own-invitations'],
    queryFn: async () => (await api.call(listOwnInvitations, {})).data,
    staleTime: 0,
  };
}
