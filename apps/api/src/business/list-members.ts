import { listMembers } from '@wbn/contract/business/list-members.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const listMembersHandler = defineHandler(listMembers, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
