import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadMembership } from '@wbn/contract/membership/load-membership.ts';
import { membershipKey } from './membership-key.ts';

/** What a company is on, what it pays with, and what waits for the holder's bank. */
export function loadMembershipQuery(api: ApiClient, businessID: string) {
  return queryOptions({
    queryKey: membershipKey(businessID),
    // The provider tells the API of payments at any time.
    staleTime: 0,
    queryFn: async () => (await api.call(loadMembership, { params: { id: businessID } })).data,
  });
}
