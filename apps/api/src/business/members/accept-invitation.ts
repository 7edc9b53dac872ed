import { acceptInvitation } from '@wbn/contract/business/accept-invitation.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { recordActivity } from '../record-activity.ts';
import { insertMember, markAccepted } from './accept-invitation.sql.ts';
import { answerInvitation } from './answer-invitation.ts';
import { addMemberMail } from './mail-member.ts';
import { selectMembers } from './member.sql.ts';

export const acceptInvitationHandler = defineHandler(
  acceptInvitation,
  async ({ params: { id: invitationID }, user: { userID }, services: { db } }) => {
    const businessID = await db.transaction().execute(async (transaction) => {
      const own = { invitationID, userID };
      const { business_id, role } = await answerInvitation(transaction, own, markAccepted);
      await insertMember.run(transaction, { business_id, user_id: userID, role });
      const members = await selectMembers.all(transaction, { businessID: business_id });
      const owners = members.filter((member) => member.role === 'owner' && member.user_id !== userID);
      for (const { user_id: toID } of owners)
        await addMemberMail(transaction, {
          businessID: business_id,
          kind: 'invitationAccepted',
          toID,
          personID: userID,
          role,
        });
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
