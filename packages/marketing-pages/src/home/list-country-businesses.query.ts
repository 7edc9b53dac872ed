import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { searchBusinesses } from '@wbn/contract/search/search-businesses.ts';

/** Companies of one country on the home page. */
const businessesShown = 6;

export interface CountryBusinesses {
  /** ISO 3166-1. */
  readonly country: string;
  /** The newest. */
  readonly businesses: readonly BusinessCard[];
  readonly total: number;
}

/** The newest companies of an edition's own country, and how many it has. */
export function listCountryBusinessesQuery(api: ApiClient, country: string) {
  return queryOptions({
    queryKey: ['list-country-businesses', country],
    staleTime: 60_000,
    queryFn: async (): Promise<CountryBusinesses> => {
      const { data } = await api.call(searchBusinesses, {
        body: { textQuery: '', country, skip: 0, size: businessesShown },
      });
      const businesses = data.results.map(({ businessProfile }) => businessProfile);
      return { country, businesses, total: data.total_results };
    },
  });
}
