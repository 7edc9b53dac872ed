import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listLastRegisteredBusinesses } from '@wbn/contract/search/list-last-registered-businesses.ts';
import type { HomeGroup } from '@wbn/edition/edition.ts';
import { type BusinessGroup, groupLastRegistered } from './group-last-registered.ts';

/** Lists the latest companies in the groups of an edition's home page. */
export function listLastRegisteredBusinessesQuery(api: ApiClient, types: readonly HomeGroup[]) {
  return queryOptions({
    queryKey: ['list-last-registered-businesses', types],
    staleTime: 60_000,
    queryFn: async (): Promise<readonly BusinessGroup[]> =>
      groupLastRegistered((await api.call(listLastRegisteredBusinesses, {})).data, types),
  });
}
