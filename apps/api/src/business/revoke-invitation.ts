import { revokeInvitation } from '@wbn/contract/business/revoke-invitation.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const revokeInvitationHandler = defineHandler(revokeInvitation, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
