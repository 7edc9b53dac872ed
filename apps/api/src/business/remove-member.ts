import { removeMember } from '@wbn/contract/business/remove-member.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const removeMemberHandler = defineHandler(removeMember, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
