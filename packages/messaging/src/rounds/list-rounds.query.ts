import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listRounds } from '@wbn/contract/messaging/rounds.ts';

/** Path of the list of rounds; with a company's id, of those sent in its name. */
export function roundsPath(businessID?: string): string {
  return `/requests/rounds${businessID ? `?as=${businessID}` : ''}`;
}

/** Path of a round's comparison of answers. */
export function roundPath(roundID: string, businessID?: string): string {
  return `/requests/rounds/${roundID}${businessID ? `?as=${businessID}` : ''}`;
}

/** Rounds, latest first; `ubid`: those sent in the name of a company. */
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
