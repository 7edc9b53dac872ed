import { changeMemberRole } from '@wbn/contract/business/change-member-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageMembers } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { updateMemberRole } from './change-member-role.sql.ts';
import { findMember, keepAnOwner, openMembers } from './change-members.ts';
import { fullName, presentMember } from './present-member.ts';

export const changeMemberRoleHandler = defineHandler(
  changeMemberRole,
  async ({ params, body: { access }, user: { userID }, services: { db } }) => {
    const member = await db.transaction().execute(async (transaction) => {
      const businessID = params.id;
      const members = await openMembers(transaction, { businessID, userID, may: mayManageMembers });
      const found = findMember(members, params.userID);
      if (found.role === access) return found;
      if (access !== 'owner') keepAnOwner(members, found.user_id);
      await updateMemberRole.run(transaction, { businessID, userID: found.user_id, role: access });
      await recordActivity(transaction, {
        businessID,
        userID,
        action: 'member-role-changed',
        details: { person: fullName(found), access },
      });
      return { ...found, role: access };
    });
    return { data: presentMember(member) };
  },
);
