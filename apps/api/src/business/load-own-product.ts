import { loadOwnProduct } from '@wbn/contract/business/load-own-product.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const loadOwnProductHandler = defineHandler(loadOwnProduct, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
