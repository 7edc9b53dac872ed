import { changeMemberRole } from '@wbn/contract/business/change-member-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageMembers } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { updateMemberRole } from './change-member-role.sql.ts';
import { findMember, keepAnOwner, openMembers } from './change-members.ts';
import { addMemberMail } from './mail-member.ts';
import { fullName, presentMember } from './present-member.ts';
import { requireRecentSignIn } from './require-recent-sign-in.ts';

export const changeMemberRoleHandler = defineHandler(
  changeMemberRole,
  async ({ params, body: { access }, user, services: { db } }) => {
    const { userID } = user;
    const member = await db.transaction().execute(async (transaction) => {
      const businessID = params.id;
      const members = await openMembers(transaction, { businessID, userID, may: mayManageMembers });
      const found = findMember(members, params.userID);
      if (found.role === access) return found;
      const isSelf = found.user_id === userID;
      if (access === 'owner' || (found.role === 'owner' && !isSelf))
        await requireRecentSignIn(transaction, user);
      if (access !== 'owner') keepAnOwner(members, found.user_id);
      await updateMemberRole.run(transaction, { businessID, userID: found.user_id, role: access });
      await recordActivity(transaction, {
        businessID,
        userID,
        action: 'member-role-changed',
        details: { person: fullName(found), access, accessBefore: found.role },
      });
      if (!isSelf)
        await addMemberMail(transaction, {
          businessID,
          kind: 'roleChanged',
          toID: found.user_id,
          personID: userID,
          role: access,
        });
      return { ...found, role: access };
    });
    return { data: presentMember(member) };
  },
);
