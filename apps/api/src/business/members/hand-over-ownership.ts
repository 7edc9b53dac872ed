import { handOverOwnership } from '@wbn/contract/business/hand-over-ownership.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageMembers } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { findMember, openMembers } from './change-members.ts';
import { updateOwner } from './hand-over-ownership.sql.ts';
import { selectMembers } from './member.sql.ts';
import { fullName, presentMember } from './present-member.ts';

const toOneself = 'must be another person of the company';

export const handOverOwnershipHandler = defineHandler(
  handOverOwnership,
  async ({ params: { id: businessID }, body, user: { userID }, services: { db } }) => {
    const members = await db.transaction().execute(async (transaction) => {
      const before = await openMembers(transaction, { businessID, userID, may: mayManageMembers });
      if (body.userID === userID)
        throw new CallError('ValidationError', `userID: ${toOneself}`, { userID: toOneself });
      const next = findMember(before, body.userID);
      await updateOwner.run(transaction, { businessID, fromID: userID, toID: next.user_id });
      await recordActivity(transaction, {
        businessID,
        userID,
        action: 'ownership-handed-over',
        details: { person: fullName(next) },
      });
      return selectMembers.all(transaction, { businessID });
    });
    return { data: members.map(presentMember) };
  },
);
