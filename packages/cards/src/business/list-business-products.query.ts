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

export interface SiblingProducts {
  /** The company's first products, newest first; may include the product itself. */
  readonly products: readonly BusinessProduct[];
  readonly total: number;
}

/** Lists the first products of the business that offers the given product. */
export function listSiblingProductsQuery(
  api: ApiClient,
  { productID: pid, size }: { productID: string; size: number },
) {
  return queryOptions({
    queryKey: ['list-business-products', { pid, size }],
    queryFn: async (): Promise<SiblingProducts> => {
      const { data, total } = (await api.call(listBusinessProducts, { query: { pid, size } })).data;
      return { products: data, total };
    },
  });
}
