import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadProduct } from '@wbn/contract/business/load-product.ts';

/** A product page's own data. Brings the contract's schemas along. */
export function loadProductQuery(api: ApiClient, { id }: { id: string }) {
  return queryOptions({
    queryKey: ['load-product', id],
    queryFn: async () => (await api.call(loadProduct, { params: { id } })).data,
  });
}
