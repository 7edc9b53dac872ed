import { listActivity } from '@wbn/contract/business/list-activity.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const listActivityHandler = defineHandler(listActivity, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
