import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnProduct, ProductStatus } from '@wbn/contract/business/product.ts';
import { setProductStatus } from '@wbn/contract/business/set-product-status.ts';
import { productChanged } from '../query-changes.ts';
import { productChangeKey } from './product-change-key.ts';

/** Publishes a product, or makes it a draft again. */
export function setProductStatusMutation(api: ApiClient, { productID }: OwnProduct) {
  return mutationOptions({
    mutationKey: [...productChangeKey(productID), 'set-product-status'],
    mutationFn: async (status: ProductStatus) =>
      (await api.call(setProductStatus, { params: { id: productID }, body: { status } })).data,
    onSuccess: (product, _status, _result, { client }) => productChanged(client, product),
  });
}
