import { handOverOwnership } from '@wbn/contract/business/hand-over-ownership.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const handOverOwnershipHandler = defineHandler(handOverOwnership, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
