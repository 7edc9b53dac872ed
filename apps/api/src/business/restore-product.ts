import { restoreProduct } from '@wbn/contract/business/restore-product.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const restoreProductHandler = defineHandler(restoreProduct, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
