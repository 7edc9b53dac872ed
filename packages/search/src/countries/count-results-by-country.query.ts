import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import type { Query } from '@wbn/api-client/query.ts';
import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { countResultsByCountry } from '@wbn/contract/search/count-results-by-country.ts';
import type { CountryCounts } from './country-counts.ts';

/**
 * How much a search finds in each country. Undefined when the API does not answer: the page is of use without. For
 * server loaders: it brings the contract's schemas along.
 */
export function countResultsByCountryQuery(
  api: ApiClient,
  { business }: { business: SearchTypeCode },
): Query<CountryCounts | undefined> {
  return {
    queryKey: ['count-results-by-country', business],
    staleTime: 60_000,
    queryFn: async () => {
      try {
        const { data } = await api.call(countResultsByCountry, { query: { type: business } });
        return Object.fromEntries(data.map(({ country, count }) => [country, count]));
      } catch (error) {
        if (error instanceof ApiError) return undefined;
        throw error;
      }
    },
  };
}
