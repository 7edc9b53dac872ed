import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { listUserBusinesses } from '@wbn/contract/business/list-user-businesses.ts';

/** The businesses that a person belongs to. Brings the contract's schemas along. */
export function listUserBusinessesQuery(api: ApiClient, { userID }: { userID: string }) {
  return queryOptions({
    queryKey: ['list-user-businesses', userID],
    queryFn: async (): Promise<readonly BusinessCard[]> =>
      (await api.call(listUserBusinesses, { query: { userID } })).data,
  });
}
