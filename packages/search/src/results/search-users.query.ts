import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { searchUsers } from '@wbn/contract/search/search-users.ts';
import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import { type SearchAddress, searchPageSize, skipOf } from './search-address.ts';
import { countryFilter } from './search-filters.ts';

export interface UserHits {
  readonly results: readonly UserProfile[];
  readonly total: number;
}

/** People that a search address asks for; the country is left out when it is global (SRCH-12). */
export function searchUsersQuery(api: ApiClient, address: SearchAddress) {
  return queryOptions({
    queryKey: ['search-users', address],
    staleTime: 60_000,
    queryFn: async (): Promise<UserHits> => {
      const { data } = await api.call(searchUsers, {
        body: {
          textQuery: address.search,
          limit: searchPageSize,
          ...countryFilter(address),
          skip: skipOf(address.page),
          size: searchPageSize,
        },
      });
      return { results: data.profiles, total: data.totalResults };
    },
  });
}
