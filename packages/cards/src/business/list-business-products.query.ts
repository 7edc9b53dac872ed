import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listBusinessProducts } from '@wbn/contract/business/product.ts';
import type { BusinessProduct } from '../product/business-product.ts';

/**
 * Lists the published products of a business, newest first. Kept apart from other queries because it imports the
 * contract's schemas.
 */
export function listBusinessProductsQuery(api: ApiClient, { businessID: bid }: { businessID: string }) {
  return queryOptions({
    queryKey: ['list-business-products', { bid }],
    queryFn: async (): Promise<readonly BusinessProduct[]> =>
      (await api.call(listBusinessProducts, { query: { bid } })).data.data,
  });
}
