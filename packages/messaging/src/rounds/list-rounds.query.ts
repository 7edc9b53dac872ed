import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listRounds } from '@wbn/contract/messaging/rounds.ts';

/** Where inquiries to several companies are listed; with the id of a company those that were sent in its name. */
export function roundsPath(businessID?: string): string {
  return `/requests/rounds${businessID ? `?as=${businessID}` : ''}`;
}

/** Where the answers to one of them stand side by side. */
export function roundPath(roundID: string, businessID?: string): string {
  return `/requests/rounds/${roundID}${businessID ? `?as=${businessID}` : ''}`;
}

/** Inquiries to several companies, the latest first; `ubid`: those sent in the name of a company. */
export function listRoundsQuery(api: ApiClient, ubid?: string) {
  return infiniteQueryOptions({
    queryKey: ['requests', 'rounds', ubid ?? ''],
    queryFn: async ({ pageParam }) => {
      const query = { ...(ubid && { ubid }), ...(pageParam && { nextID: pageParam }) };
      return (await api.call(listRounds, { query })).data;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextID }) => nextID,
  });
}
