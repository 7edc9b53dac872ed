import { inviteMember } from '@wbn/contract/business/invite-member.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const inviteMemberHandler = defineHandler(inviteMember, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
