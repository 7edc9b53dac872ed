import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { searchUsers } from '@wbn/contract/search/search-users.ts';
import { readFindings } from './read-findings.ts';
import type { SearchAddress } from './search-address.ts';
import { mannerOf, narrowingOf } from './search-filters.ts';
import type { SearchFindings, UserHit } from './search-outcome.ts';

export interface UserHits extends SearchFindings {
  readonly results: readonly UserHit[];
}

/** People that a search address asks for; the countries are left out when it is global (SRCH-12). */
export function searchUsersQuery(api: ApiClient, address: SearchAddress, counted = true) {
  return queryOptions({
    queryKey: ['search-users', address, counted],
    staleTime: 60_000,
    queryFn: async (): Promise<UserHits> => {
      const { data } = await api.call(searchUsers, {
        body: { ...mannerOf(address, counted), limit: address.size, ...narrowingOf(address) },
      });
      return { results: data.profiles, ...readFindings(data, data.totalResults, address) };
    },
  });
}
