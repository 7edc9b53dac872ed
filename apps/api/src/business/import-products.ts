import { importProducts } from '@wbn/contract/business/import-products.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const importProductsHandler = defineHandler(importProducts, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
