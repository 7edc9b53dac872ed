import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadOwnProduct } from '@wbn/contract/business/own-products.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';

/** A product as its company's people see it; null for one that is yet to be made. */
export function loadOwnProductQuery(api: ApiClient, productID: string | undefined) {
  return queryOptions({
    queryKey: ['load-own-product', productID],
    queryFn: async (): Promise<OwnProduct | null> =>
      productID === undefined ? null : (await api.call(loadOwnProduct, { params: { id: productID } })).data,
  });
}
