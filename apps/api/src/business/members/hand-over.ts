import {
  acceptHandOver,
  declineHandOver,
  handOverOwnership,
  revokeHandOver,
} from '@wbn/contract/business/hand-over.ts';
import { CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Statement } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../../server/define-handler.ts';
import { mayLeave, mayManageMembers } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRecentSignIn } from '../require-role.ts';
import {
  deleteAcceptedHandOver,
  deleteDeclinedHandOver,
  deleteInvalidHandOver,
  deleteRevokedHandOver,
  findHandOver,
  type HandOverRow,
  insertHandOver,
  updateOwner,
} from './hand-over.sql.ts';
import { addMemberMail } from './mail-member.ts';
import { type Membership, selectMembers } from './members.sql.ts';
import { findMember, fullName, lockMembersForChange, presentHandOver } from './members.ts';

/**
 * Deletes the hand-over that waits for this person's answer and returns it. NotFound when there is none for this
 * person.
 */
async function answerHandOver(
  transaction: Kysely<Database>,
  { businessID, userID }: Membership,
  end: Statement<{ businessID: string }, unknown>,
): Promise<HandOverRow> {
  await lockMembersForChange(transaction, { businessID, userID, may: mayLeave });
  const offer = await findHandOver.first(transaction, { businessID });
  if (offer?.to_id !== userID) throw notFound('This company is not offered to you.');
  await end.run(transaction, { businessID });
  return offer;
}

const samePersonMessage = 'must be another person of the company';

export const handOverOwnershipHandler = defineHandler(
  handOverOwnership,
  async ({ params: { id: businessID }, body, user, services: { db } }) => {
    const { userID } = user;
    const offer = await db.transaction().execute(async (transaction) => {
      const members = await lockMembersForChange(transaction, { businessID, userID, may: mayManageMembers });
      if (body.userID === userID) throw validationError({ userID: samePersonMessage });
      const next = findMember(members, body.userID);
      await requireRecentSignIn(transaction, user);
      if (await findHandOver.first(transaction, { businessID }))
        throw new CallError('Conflict', 'This company is being handed over already.');
      await deleteInvalidHandOver.run(transaction, { businessID });
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

export const revokeHandOverHandler = defineHandler(
  revokeHandOver,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await lockMembersForChange(transaction, { businessID, userID, may: mayManageMembers });
      const gone = await deleteRevokedHandOver.run(transaction, { businessID });
      if (gone === 0) throw notFound('This company is not being handed over.');
      await recordActivity(transaction, { businessID, userID, action: 'hand-over-revoked' });
    });
    return { data: { businessID } };
  },
);
