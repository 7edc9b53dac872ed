import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { loadOwnProduct } from '@wbn/contract/business/load-own-product.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';

/** A product as its company's people see it; null for one that is yet to be made. Never from a cache. */
export function loadOwnProductQuery(api: ApiClient, productID: string | undefined): Query<OwnProduct | null> {
  return {
    queryKey: ['load-own-product', productID],
    staleTime: 0,
    queryFn: async () =>
      productID === undefined ? null : (await api.call(loadOwnProduct, { params: { id: productID } })).data,
  };
}
