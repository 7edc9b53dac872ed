import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { deleteProduct } from '@wbn/contract/business/delete-product.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { productChanged } from '../query-changes.ts';
import { productChangeKey } from './product-change-key.ts';

/** Takes a product off the company's page; it can be brought back for some time. */
export function deleteProductMutation(api: ApiClient, product: OwnProduct) {
  return mutationOptions({
    mutationKey: [...productChangeKey(product.productID), 'delete-product'],
    mutationFn: () => api.call(deleteProduct, { params: { id: product.productID } }),
    onSuccess: ({ slots }, _nothing, _result, { client }) =>
      productChanged(client, { ...product, deletedAt: new Date().toISOString() }, slots),
  });
}
