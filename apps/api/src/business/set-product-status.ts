import { setProductStatus } from '@wbn/contract/business/set-product-status.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const setProductStatusHandler = defineHandler(setProductStatus, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
