import { createBusiness } from '@wbn/contract/business/create-business.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const createBusinessHandler = defineHandler(createBusiness, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
