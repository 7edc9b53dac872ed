import { listOwnProducts } from '@wbn/contract/business/list-own-products.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const listOwnProductsHandler = defineHandler(listOwnProducts, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
