import { saveBusiness } from '@wbn/contract/business/save-business.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const saveBusinessHandler = defineHandler(saveBusiness, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
