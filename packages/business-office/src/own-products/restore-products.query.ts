import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { restoreProducts } from '@wbn/contract/business/restore-products.ts';
import { productsChanged } from '../query-changes.ts';
import { severalProductsKey } from './several-products-key.ts';

/** Brings deleted products back; published ones as far as slots are free. */
export function restoreProductsMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: [...severalProductsKey(businessID), 'restore-products'],
    mutationFn: (productIDs: readonly string[]) =>
      api.call(restoreProducts, { body: { businessID, productIDs: [...productIDs] } }),
    onSuccess: ({ data, slots }, _ids, _result, { client }) =>
      productsChanged(client, businessID, data.products, slots),
  });
}
