import { leaveBusiness } from '@wbn/contract/business/leave-business.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayLeave } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { findMember, keepAnOwner, openMembers } from './change-members.ts';
import { deleteOwnMembership } from './leave-business.sql.ts';

export const leaveBusinessHandler = defineHandler(
  leaveBusiness,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const members = await openMembers(transaction, {
        businessID,
        userID,
        may: mayLeave,
        evenDeleted: true,
      });
      keepAnOwner(members, userID);
      await deleteOwnMembership.run(transaction, { businessID, userID });
      await recordActivity(transaction, {
        businessID,
        userID,
        action: 'member-left',
        details: { access: findMember(members, userID).role },
      });
    });
    return { data: { businessID } };
  },
);
