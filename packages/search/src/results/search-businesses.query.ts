import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import type { PicturedProduct } from '@wbn/contract/business/product.ts';
import { searchBusinesses } from '@wbn/contract/search/search-businesses.ts';
import type { ReactionSummary } from '@wbn/contract/social/reaction.ts';
import { readFindings } from './read-findings.ts';
import type { SearchAddress } from './search-address.ts';
import { mannerOf, narrowingOf, promotingOf } from './search-filters.ts';
import type { HitMarks, SearchFindings } from './search-outcome.ts';

export interface BusinessHit extends HitMarks {
  readonly businessProfile: BusinessCard;
  readonly reactions: ReactionSummary;
  readonly products?: readonly PicturedProduct[];
}

export interface BusinessHits extends SearchFindings {
  readonly results: readonly BusinessHit[];
  readonly promoted?: readonly BusinessHit[] | undefined;
}

/** Companies that a search address asks for; `counted`: with the numbers of facets and tabs. */
export function searchBusinessesQuery(api: ApiClient, address: SearchAddress, counted = true) {
  return queryOptions({
    queryKey: ['search-businesses', address, counted],
    staleTime: 60_000,
    queryFn: async (): Promise<BusinessHits> => {
      const { data } = await api.call(searchBusinesses, {
        body: {
          ...mannerOf(address, counted),
          ...promotingOf(address, counted),
          ...typeOf(address),
          ...narrowingOf(address),
        },
      });
      const { results, promoted, total_results } = data;
      return { results, promoted, ...readFindings(data, total_results, address) };
    },
  });
}

/** A list says itself of which type its companies are, if of one. */
function typeOf({ business, list }: SearchAddress) {
  return list || business === 'PR' || business === 'UR' ? {} : { businessType: business };
}
