import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { deleteProducts } from '@wbn/contract/business/delete-products.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { productsChanged } from '../query-changes.ts';
import { severalProductsKey } from './several-products-key.ts';

/** Takes products off the company's page; they can be brought back for some time. */
export function deleteProductsMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: [...severalProductsKey(businessID), 'delete-products'],
    mutationFn: (products: readonly OwnProduct[]) =>
      api.call(deleteProducts, {
        body: { businessID, productIDs: products.map(({ productID }) => productID) },
      }),
    onSuccess: ({ slots }, products, _result, { client }) => {
      const deletedAt = new Date().toISOString();
      const deleted = products.map((product) => ({ ...product, deletedAt }));
      productsChanged(client, businessID, deleted, slots);
    },
  });
}
