import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import type { PicturedProduct } from '@wbn/contract/business/product.ts';
import { searchBusinesses } from '@wbn/contract/search/search-businesses.ts';
import type { ReactionSummary } from '@wbn/contract/social/reaction.ts';
import { type SearchAddress, searchPageSize, skipOf } from './search-address.ts';
import { businessFilter, countryFilter } from './search-filters.ts';

export interface BusinessHit {
  readonly businessProfile: BusinessCard;
  readonly reactions: ReactionSummary;
  readonly products?: readonly PicturedProduct[];
}

export interface BusinessHits {
  readonly results: readonly BusinessHit[];
  readonly total: number;
}

/** Companies that a search address asks for. */
export function searchBusinessesQuery(api: ApiClient, address: SearchAddress) {
  return queryOptions({
    queryKey: ['search-businesses', address],
    staleTime: 60_000,
    queryFn: async (): Promise<BusinessHits> => {
      const { data } = await api.call(searchBusinesses, {
        body: {
          textQuery: address.search,
          ...businessFilter(address),
          ...countryFilter(address),
          skip: skipOf(address.page),
          size: searchPageSize,
        },
      });
      return { results: data.results, total: data.total_results };
    },
  });
}
