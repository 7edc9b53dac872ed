import { acceptHandOver } from '@wbn/contract/business/accept-hand-over.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { recordActivity } from '../record-activity.ts';
import { deleteAcceptedHandOver, updateOwner } from './accept-hand-over.sql.ts';
import { answerHandOver } from './answer-hand-over.ts';
import { findMember } from './change-members.ts';
import { addMemberMail } from './mail-member.ts';
import { selectMembers } from './member.sql.ts';
import { fullName } from './present-member.ts';

export const acceptHandOverHandler = defineHandler(
  acceptHandOver,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const { from_id: fromID } = await answerHandOver(
        transaction,
        { businessID, userID },
        deleteAcceptedHandOver,
      );
      await updateOwner.run(transaction, { businessID, fromID, toID: userID });
      const members = await selectMembers.all(transaction, { businessID });
      await recordActivity(transaction, {
        businessID,
        userID: fromID,
        action: 'ownership-handed-over',
        details: { person: fullName(findMember(members, userID)) },
      });
      await addMemberMail(transaction, {
        businessID,
        kind: 'ownershipReceived',
        toID: userID,
        personID: fromID,
      });
      await addMemberMail(transaction, {
        businessID,
        kind: 'ownershipGiven',
        toID: fromID,
        personID: userID,
      });
    });
    return { data: { businessID } };
  },
);
