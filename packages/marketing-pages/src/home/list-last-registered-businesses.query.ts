import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listLastRegisteredBusinesses } from '@wbn/contract/search/list-last-registered-businesses.ts';
import { type BusinessGroup, groupLastRegistered } from './group-last-registered.ts';

/** The latest registered companies in the groups of the home page. */
export function listLastRegisteredBusinessesQuery(api: ApiClient): Query<readonly BusinessGroup[]> {
  return {
    queryKey: ['list-last-registered-businesses'],
    staleTime: 60_000,
    queryFn: async () => groupLastRegistered((await api.call(listLastRegisteredBusinesses, {})).data),
  };
}
