import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { ProductStatus } from '@wbn/contract/business/product.ts';
import { setProductsStatus } from '@wbn/contract/business/set-products-status.ts';
import { productsChanged } from '../query-changes.ts';
import { severalProductsKey } from './several-products-key.ts';

interface Change {
  readonly productIDs: readonly string[];
  readonly status: ProductStatus;
}

/** Publishes products, as far as slots are free, or makes them drafts. */
export function setProductsStatusMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: [...severalProductsKey(businessID), 'set-products-status'],
    mutationFn: ({ productIDs, status }: Change) =>
      api.call(setProductsStatus, { body: { businessID, productIDs: [...productIDs], status } }),
    onSuccess: ({ data, slots }, _change, _result, { client }) =>
      productsChanged(client, businessID, data.products, slots),
  });
}
