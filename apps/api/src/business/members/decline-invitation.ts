import { declineInvitation } from '@wbn/contract/business/decline-invitation.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { recordActivity } from '../record-activity.ts';
import { answerInvitation } from './answer-invitation.ts';
import { markDeclined } from './decline-invitation.sql.ts';

export const declineInvitationHandler = defineHandler(
  declineInvitation,
  async ({ params: { id: invitationID }, user: { userID }, services: { db } }) => {
    const businessID = await db.transaction().execute(async (transaction) => {
      const own = { invitationID, userID };
      const { business_id, role } = await answerInvitation(transaction, own, markDeclined);
      await recordActivity(transaction, {
        businessID: business_id,
        userID,
        action: 'invitation-declined',
        details: { access: role },
      });
      return business_id;
    });
    return { data: { businessID } };
  },
);
