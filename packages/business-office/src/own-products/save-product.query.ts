import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { saveProduct } from '@wbn/contract/business/save-product.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { productChanged } from '../query-changes.ts';

/** Changes a product as a whole. Conflict: somebody has saved a version newer than the one that is sent along. */
export function saveProductMutation(api: ApiClient, productID: string) {
  return mutationOptions({
    mutationKey: ['save-product', productID],
    mutationFn: async (body: CallInput<typeof saveProduct>['body']) =>
      (await api.call(saveProduct, { params: { id: productID }, body })).data,
    onSuccess: (product, _body, _result, { client }) => productChanged(client, product),
  });
}
