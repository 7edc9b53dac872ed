import { changeMemberRole } from '@wbn/contract/business/change-member-role.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const changeMemberRoleHandler = defineHandler(changeMemberRole, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
