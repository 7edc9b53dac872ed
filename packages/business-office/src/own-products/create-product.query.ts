import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { createProduct } from '@wbn/contract/business/create-product.ts';
import { productChanged } from '../query-changes.ts';
import type { ProductBody } from './product-values.ts';

interface NewProduct {
  readonly body: ProductBody;
  /** With the same key a product is created once. */
  readonly idempotencyKey: string;
}

/** Gives a company a product, which takes a slot; answers the product and the slots that are left. */
export function createProductMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['create-product', businessID],
    mutationFn: async ({ body, idempotencyKey }: NewProduct) => {
      const headers = { 'idempotency-key': idempotencyKey };
      const { data, slots } = await api.call(createProduct, { body: { ...body, businessID } }, { headers });
      return { product: data, slots };
    },
    onSuccess: ({ product, slots }, _sent, _result, { client }) => productChanged(client, product, slots),
  });
}
