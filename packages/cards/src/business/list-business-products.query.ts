import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listBusinessProducts } from '@wbn/contract/business/list-business-products.ts';
import type { BusinessProduct } from '../product/business-product.ts';

/**
 * The products of a business, or of the one that offers a product, newest first. For server loaders: it brings the
 * contract's schemas along.
 */
export function listBusinessProductsQuery(
  api: ApiClient,
  of: { businessID: string } | { productID: string },
): Query<readonly BusinessProduct[]> {
  return {
    queryKey: ['list-business-products', of],
    queryFn: async () => {
      const query = 'businessID' in of ? { bid: of.businessID } : { pid: of.productID };
      return (await api.call(listBusinessProducts, { query })).data.data;
    },
    staleTime: 60_000,
  };
}
