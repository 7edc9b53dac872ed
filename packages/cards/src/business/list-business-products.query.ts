import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listBusinessProducts } from '@wbn/contract/business/list-business-products.ts';
import type { BusinessProduct } from '../product/business-product.ts';

/**
 * The published products of a business, or of the one that offers a product, newest first. Brings the contract's schemas
 * along.
 */
export function listBusinessProductsQuery(
  api: ApiClient,
  of: { businessID: string } | { productID: string },
) {
  return queryOptions({
    queryKey: ['list-business-products', of],
    queryFn: async (): Promise<readonly BusinessProduct[]> => {
      const query = 'businessID' in of ? { bid: of.businessID } : { pid: of.productID };
      return (await api.call(listBusinessProducts, { query })).data.data;
    },
  });
}
