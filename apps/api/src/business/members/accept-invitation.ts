import { acceptInvitation } from '@wbn/contract/business/accept-invitation.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { recordActivity } from '../record-activity.ts';
import { insertMember, markAccepted } from './accept-invitation.sql.ts';
import { answerInvitation } from './answer-invitation.ts';

export const acceptInvitationHandler = defineHandler(
  acceptInvitation,
  async ({ params: { id: invitationID }, user: { userID }, services: { db } }) => {
    const businessID = await db.transaction().execute(async (transaction) => {
      const own = { invitationID, userID };
      const { business_id, role } = await answerInvitation(transaction, own, markAccepted);
      await insertMember.run(transaction, { business_id, user_id: userID, role });
      await recordActivity(transaction, {
        businessID: business_id,
        userID,
        action: 'invitation-accepted',
        details: { access: role },
      });
      return business_id;
    });
    return { data: { businessID } };
  },
);
