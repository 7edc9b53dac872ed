import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { duplicateProduct } from '@wbn/contract/business/duplicate-product.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { productChanged } from '../query-changes.ts';
import { productChangeKey } from './product-change-key.ts';

/** Makes a draft that is like a product; with the same key once. Gives the draft. */
export function duplicateProductMutation(api: ApiClient, { productID }: OwnProduct) {
  return mutationOptions({
    mutationKey: [...productChangeKey(productID), 'duplicate-product'],
    mutationFn: (idempotencyKey: string) =>
      api.call(
        duplicateProduct,
        { params: { id: productID } },
        { headers: { 'idempotency-key': idempotencyKey } },
      ),
    onSuccess: ({ data, slots }, _key, _result, { client }) => productChanged(client, data, slots),
  });
}
