import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listOwnProducts } from '@wbn/contract/business/list-own-products.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';

export interface OwnProductList {
  readonly products: readonly OwnProduct[];
  readonly slots: ProductSlots;
}

/** All products of a company for its own people; never from a cache. */
export function listOwnProductsQuery(api: ApiClient, businessID: string): Query<OwnProductList> {
  return {
    queryKey: ['list-own-products', businessID],
    staleTime: 0,
    queryFn: async () => {
      const { data, slots } = await api.call(listOwnProducts, { query: { bid: businessID } });
      return { products: data, slots };
    },
  };
}
