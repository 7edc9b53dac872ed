import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { countResultsByCountry } from '@wbn/contract/search/count-results.ts';
import type { CountryCounts } from './country-counts.ts';

/** Counts the entries of a type per country. Imports the contract's schemas: for loaders and lazily loaded code. */
export function countResultsByCountryQuery(api: ApiClient, { business }: { business: SearchTypeCode }) {
  return queryOptions({
    queryKey: ['count-results-by-country', business],
    staleTime: 60_000,
    queryFn: async (): Promise<CountryCounts> => {
      const { data } = await api.call(countResultsByCountry, { query: { type: business } });
      return Object.fromEntries(data.map(({ country, count }) => [country, count]));
    },
  });
}
