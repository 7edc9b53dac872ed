import { handOverOwnership } from '@wbn/contract/business/hand-over-ownership.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageMembers } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { findMember, openMembers } from './change-members.ts';
import { findHandOver } from './hand-over.sql.ts';
import { deleteDeadHandOver, insertHandOver } from './hand-over-ownership.sql.ts';
import { addMemberMail } from './mail-member.ts';
import { fullName, presentHandOver } from './present-member.ts';
import { requireRecentSignIn } from './require-recent-sign-in.ts';

const toOneself = 'must be another person of the company';

export const handOverOwnershipHandler = defineHandler(
  handOverOwnership,
  async ({ params: { id: businessID }, body, user, services: { db } }) => {
    const { userID } = user;
    const offer = await db.transaction().execute(async (transaction) => {
      const members = await openMembers(transaction, { businessID, userID, may: mayManageMembers });
      if (body.userID === userID) throw validationError({ userID: toOneself });
      const next = findMember(members, body.userID);
      await requireRecentSignIn(transaction, user);
      if (await findHandOver.first(transaction, { businessID }))
        throw new CallError('Conflict', 'This company is being handed over already.');
      await deleteDeadHandOver.run(transaction, { businessID });
      const pair = { fromID: userID, toID: next.user_id };
      const made = await insertHandOver.only(transaction, { businessID, ...pair });
      await recordActivity(transaction, {
        businessID,
        userID,
        action: 'hand-over-started',
        details: { person: fullName(next) },
      });
      const until = made.expires_at.toISOString();
      const mail = { businessID, until };
      await addMemberMail(transaction, { ...mail, kind: 'handOverAsked', toID: pair.toID, personID: userID });
      await addMemberMail(transaction, {
        ...mail,
        kind: 'handOverStarted',
        toID: userID,
        personID: pair.toID,
      });
      return made;
    });
    return { data: presentHandOver(offer) };
  },
);
