import { removeMember } from '@wbn/contract/business/remove-member.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageMembers } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { findMember, keepAnOwner, openMembers } from './change-members.ts';
import { addMemberMail } from './mail-member.ts';
import { fullName } from './present-member.ts';
import { deleteMember } from './remove-member.sql.ts';
import { requireRecentSignIn } from './require-recent-sign-in.ts';

export const removeMemberHandler = defineHandler(removeMember, async ({ params, user, services: { db } }) => {
  const { userID } = user;
  await db.transaction().execute(async (transaction) => {
    const businessID = params.id;
    const members = await openMembers(transaction, { businessID, userID, may: mayManageMembers });
    const found = findMember(members, params.userID);
    const isSelf = found.user_id === userID;
    if (found.role === 'owner' && !isSelf) await requireRecentSignIn(transaction, user);
    keepAnOwner(members, found.user_id);
    await deleteMember.run(transaction, { businessID, userID: found.user_id });
    await recordActivity(transaction, {
      businessID,
      userID,
      action: 'member-removed',
      details: { person: fullName(found), access: found.role },
    });
    if (!isSelf)
      await addMemberMail(transaction, {
        businessID,
        kind: 'removed',
        toID: found.user_id,
        personID: userID,
      });
  });
  return { data: { userID: params.userID } };
});
