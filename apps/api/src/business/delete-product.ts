import { deleteProduct } from '@wbn/contract/business/delete-product.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const deleteProductHandler = defineHandler(deleteProduct, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
