import { saveProduct } from '@wbn/contract/business/save-product.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const saveProductHandler = defineHandler(saveProduct, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
