import { createProduct } from '@wbn/contract/business/create-product.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const createProductHandler = defineHandler(createProduct, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
