import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listBusinessProducts } from '@wbn/contract/business/list-business-products.ts';
import type { BusinessProduct } from '../business-product.ts';

/** The products of a business, newest first. For server loaders: it brings the contract's schemas along. */
export function listBusinessProductsQuery(
  api: ApiClient,
  { businessID }: { businessID: string },
): Query<readonly BusinessProduct[]> {
  return {
    queryKey: ['list-business-products', businessID],
    queryFn: async () => (await api.call(listBusinessProducts, { query: { bid: businessID } })).data.data,
    staleTime: 60_000,
  };
}
