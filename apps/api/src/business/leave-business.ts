import { leaveBusiness } from '@wbn/contract/business/leave-business.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const leaveBusinessHandler = defineHandler(leaveBusiness, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
