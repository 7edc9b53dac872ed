import { acceptInvitation } from '@wbn/contract/business/accept-invitation.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const acceptInvitationHandler = defineHandler(acceptInvitation, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
