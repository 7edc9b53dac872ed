import { declineInvitation } from '@wbn/contract/business/decline-invitation.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const declineInvitationHandler = defineHandler(declineInvitation, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
