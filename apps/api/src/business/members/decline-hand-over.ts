import { declineHandOver } from '@wbn/contract/business/decline-hand-over.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { recordActivity } from '../record-activity.ts';
import { answerHandOver } from './answer-hand-over.ts';
import { deleteDeclinedHandOver } from './decline-hand-over.sql.ts';
import { addMemberMail } from './mail-member.ts';

export const declineHandOverHandler = defineHandler(
  declineHandOver,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const { from_id: fromID } = await answerHandOver(
        transaction,
        { businessID, userID },
        deleteDeclinedHandOver,
      );
      await recordActivity(transaction, { businessID, userID, action: 'hand-over-declined' });
      await addMemberMail(transaction, {
        businessID,
        kind: 'handOverDeclined',
        toID: fromID,
        personID: userID,
      });
    });
    return { data: { businessID } };
  },
);
