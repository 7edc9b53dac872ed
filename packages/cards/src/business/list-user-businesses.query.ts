import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { listUserBusinesses } from '@wbn/contract/business/list-user-businesses.ts';

/** The businesses that a person belongs to. For server loaders: it brings the contract's schemas along. */
export function listUserBusinessesQuery(
  api: ApiClient,
  { userID }: { userID: string },
): Query<readonly BusinessCard[]> {
  return {
    queryKey: ['list-user-businesses', userID],
    queryFn: async () => (await api.call(listUserBusinesses, { query: { userID } })).data,
    staleTime: 60_000,
  };
}
