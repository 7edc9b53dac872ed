import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listLastRegisteredBusinesses } from '@wbn/contract/search/list-last-registered-businesses.ts';
import type { HomeGroup } from '@wbn/edition/edition.ts';
import { type BusinessGroup, groupLastRegistered } from './group-last-registered.ts';

/** The latest registered companies in the groups that an edition's home page shows. */
export function listLastRegisteredBusinessesQuery(
  api: ApiClient,
  types: readonly HomeGroup[],
): Query<readonly BusinessGroup[]> {
  return {
    queryKey: ['list-last-registered-businesses', types],
    staleTime: 60_000,
    queryFn: async () => groupLastRegistered((await api.call(listLastRegisteredBusinesses, {})).data, types),
  };
}
