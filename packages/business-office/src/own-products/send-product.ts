import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { createProduct } from '@wbn/contract/business/create-product.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { saveProduct } from '@wbn/contract/business/save-product.ts';
import type { ProductBody } from './product-values.ts';

/** The product that is changed, or the company that gets a new one, once for its key. */
type Target =
  | { readonly productID: string; readonly version: number | undefined }
  | { readonly businessID: string; readonly key: string };

/** Stores a product; a new one takes a slot. */
export async function sendProduct(
  api: ApiClient,
  body: ProductBody,
  target: Target,
): Promise<{ data: OwnProduct; slots?: ProductSlots }> {
  if ('productID' in target) {
    const { productID, version } = target;
    return api.call(saveProduct, {
      params: { id: productID },
      body: { ...body, ...(version !== undefined && { version }) },
    });
  }
  const headers = { 'idempotency-key': target.key };
  return api.call(createProduct, { body: { ...body, businessID: target.businessID } }, { headers });
}
