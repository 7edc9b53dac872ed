import { listOwnBusinesses } from '@wbn/contract/business/list-own-businesses.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const listOwnBusinessesHandler = defineHandler(listOwnBusinesses, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
