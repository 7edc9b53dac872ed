import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { searchProducts } from '@wbn/contract/search/search-products.ts';
import { readFindings } from './read-findings.ts';
import type { SearchAddress } from './search-address.ts';
import { mannerOf, narrowingOf, promotingOf } from './search-filters.ts';
import type { ProductHit, SearchFindings } from './search-outcome.ts';

export interface ProductHits extends SearchFindings {
  readonly results: readonly ProductHit[];
  readonly promoted?: readonly ProductHit[] | undefined;
}

/** Products that a search address asks for; `countries` are those of the companies (decision 14). */
export function searchProductsQuery(api: ApiClient, address: SearchAddress, counted = true) {
  return queryOptions({
    queryKey: ['search-products', address, counted],
    staleTime: 60_000,
    queryFn: async (): Promise<ProductHits> => {
      const { data } = await api.call(searchProducts, {
        body: { ...mannerOf(address, counted), ...promotingOf(address, counted), ...narrowingOf(address) },
      });
      const { results, promoted, total_results } = data;
      return { results, promoted, ...readFindings(data, total_results, address) };
    },
  });
}
