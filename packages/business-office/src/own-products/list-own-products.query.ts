import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listOwnProducts } from '@wbn/contract/business/list-own-products.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';

export interface OwnProductList {
  readonly products: readonly OwnProduct[];
  readonly slots: ProductSlots;
}

/** All products of a company for its own people. */
export function listOwnProductsQuery(api: ApiClient, businessID: string) {
  return queryOptions({
    queryKey: ['list-own-products', businessID],
    queryFn: async (): Promise<OwnProductList> => {
      const { data, slots } = await api.call(listOwnProducts, { query: { bid: businessID } });
      return { products: data, slots };
    },
  });
}
