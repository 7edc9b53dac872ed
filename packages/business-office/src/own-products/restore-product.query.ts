import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { restoreProduct } from '@wbn/contract/business/restore-product.ts';
import { productChanged } from '../query-changes.ts';
import { productChangeKey } from './product-change-key.ts';

/** Brings a deleted product back, which takes a slot. PlanLimitReached: none is left. */
export function restoreProductMutation(api: ApiClient, { productID }: OwnProduct) {
  return mutationOptions({
    mutationKey: [...productChangeKey(productID), 'restore-product'],
    mutationFn: () => api.call(restoreProduct, { params: { id: productID } }),
    onSuccess: ({ data, slots }, _nothing, _result, { client }) => productChanged(client, data, slots),
  });
}
