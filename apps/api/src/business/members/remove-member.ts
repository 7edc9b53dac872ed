import { removeMember } from '@wbn/contract/business/remove-member.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageMembers } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { findMember, keepAnOwner, openMembers } from './change-members.ts';
import { fullName } from './present-member.ts';
import { deleteMember } from './remove-member.sql.ts';

export const removeMemberHandler = defineHandler(
  removeMember,
  async ({ params, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const businessID = params.id;
      const members = await openMembers(transaction, { businessID, userID, may: mayManageMembers });
      const found = findMember(members, params.userID);
      keepAnOwner(members, found.user_id);
      await deleteMember.run(transaction, { businessID, userID: found.user_id });
      await recordActivity(transaction, {
        businessID,
        userID,
        action: 'member-removed',
        details: { person: fullName(found), access: found.role },
      });
    });
    return { data: { userID: params.userID } };
  },
);
