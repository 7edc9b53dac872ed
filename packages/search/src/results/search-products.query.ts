import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { ProductCard } from '@wbn/contract/business/product.ts';
import { searchProducts } from '@wbn/contract/search/search-products.ts';
import { type SearchAddress, searchPageSize, skipOf } from './search-address.ts';
import { countryFilter, productFilter } from './search-filters.ts';

export interface ProductHits {
  readonly results: readonly ProductCard[];
  readonly total: number;
}

/** Products that a search address asks for; `countries` is that of the company (decision 14). */
export function searchProductsQuery(api: ApiClient, address: SearchAddress) {
  return queryOptions({
    queryKey: ['search-products', address],
    staleTime: 60_000,
    queryFn: async (): Promise<ProductHits> => {
      const { data } = await api.call(searchProducts, {
        body: {
          textQuery: address.search,
          ...countryFilter(address),
          ...productFilter(address),
          skip: skipOf(address.page),
          size: searchPageSize,
        },
      });
      return { results: data.results, total: data.total_results };
    },
  });
}
