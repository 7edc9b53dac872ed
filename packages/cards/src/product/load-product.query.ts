import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { loadProduct } from '@wbn/contract/business/load-product.ts';
import type { Product } from '@wbn/contract/business/product.ts';

/** A product page's own data. For server loaders: it brings the contract's schemas along. */
export function loadProductQuery(api: ApiClient, { id }: { id: string }): Query<Product> {
  return {
    queryKey: ['load-product', id],
    queryFn: async () => (await api.call(loadProduct, { params: { id } })).data,
    staleTime: 60_000,
  };
}
