import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { addMemberMail } from '../../../business/members/mail-member.ts';
import { selectMembers } from '../../../business/members/members.sql.ts';
import { selectWaitingClaims } from '../../../claims/claim.sql.ts';
import { giveOwnership, lockForClaim } from '../../../claims/settle-claim.ts';
import { recordStaffAction, type Staff } from '../../../staff/staff-action.ts';
import { findPersonForStaff } from '../people/person.sql.ts';

interface NewOwner {
  readonly businessID: string;
  readonly userID: string;
  /** For colleagues. */
  readonly reason: string;
}

/**
 * Makes a person the only owner of a company; former owners become admins, as after a claim, and both get a mail. Returns the former owners.
 * Throws NotFound for a person without an account, Conflict when they own it already or a claim waits, which is decided instead.
 */
export function correctOwner(
  db: Kysely<Database>,
  staff: Staff,
  { businessID, userID, reason }: NewOwner,
): Promise<string[]> {
  return inTransaction(db, async (transaction) => {
    await lockForClaim(transaction, { businessID, userID });
    const person = await findPersonForStaff.first(transaction, { userID });
    if (!person?.account_since) throw notFound(`There is no account with the id ${userID}.`);
    const claims = await selectWaitingClaims.all(transaction, { businessID });
    if (claims.length > 0)
      throw new CallError('Conflict', 'A claim of this company waits: decide it instead.');
    // Not locked again: whoever changes members meanwhile waits for the company.
    const members = await selectMembers.all(transaction, { businessID });
    const owners = members.filter(({ role }) => role === 'owner').map(({ user_id }) => user_id);
    if (owners.length === 1 && owners[0] === userID)
      throw new CallError('Conflict', 'This person is the owner already.');
    await giveOwnership(transaction, { businessID, userID });
    const former = owners.filter((owner) => owner !== userID);
    const [first] = former;
    await addMemberMail(transaction, {
      businessID,
      kind: 'ownershipReceived',
      toID: userID,
      personID: first ?? userID,
      role: 'owner',
    });
    for (const toID of former)
      await addMemberMail(transaction, {
        businessID,
        kind: 'ownershipGiven',
        toID,
        personID: userID,
        role: 'admin',
      });
    await recordStaffAction(transaction, staff, {
      ...{ act: 'correct-owner', target: { type: 'business', id: businessID }, reason },
      ...{ before: { owners }, after: { owners: [userID] } },
    });
    return former;
  });
}
