import { declineInvitation } from '@wbn/contract/business/decline-invitation.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { answerOwnInvitation } from './answer-invitation.ts';

export const declineInvitationHandler = defineHandler(
  declineInvitation,
  async ({ params, user: { userID }, services: { db } }) => {
    const asked = { invitationID: params.id, userID };
    return { data: { businessID: await answerOwnInvitation(db, { ...asked, answer: 'declined' }) } };
  },
);
