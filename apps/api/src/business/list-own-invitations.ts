import { listOwnInvitations } from '@wbn/contract/business/list-own-invitations.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const listOwnInvitationsHandler = defineHandler(listOwnInvitations, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
