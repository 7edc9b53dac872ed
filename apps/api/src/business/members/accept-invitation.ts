import { acceptInvitation } from '@wbn/contract/business/accept-invitation.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { answerOwnInvitation } from './answer-invitation.ts';

export const acceptInvitationHandler = defineHandler(
  acceptInvitation,
  async ({ params, user: { userID }, services: { db } }) => {
    const asked = { invitationID: params.id, userID };
    return { data: { businessID: await answerOwnInvitation(db, { ...asked, answer: 'accepted' }) } };
  },
);
