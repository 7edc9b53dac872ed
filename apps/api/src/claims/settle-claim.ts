import type { Claim } from '@wbn/contract/claims/claims.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { lockMembers } from '../business/members/members.sql.ts';
import { recordActivity } from '../business/record-activity.ts';
import { tell } from '../notifications/tell.ts';
import { recordStaffAction, type Staff, type StaffAction } from '../staff/staff-action.ts';
import {
  type ClaimRow,
  demoteOwners,
  findClaim,
  lockClaimants,
  lockClaimedBusiness,
  markDisputed,
  selectWaitingClaims,
  updateClaim,
  upsertOwner,
} from './claim.sql.ts';
import { syncClaimCases } from './sync-claim-cases.ts';

const companyPlace = (id: string) => ({ id, type: 'business' as const });

interface ClaimOf {
  readonly businessID: string;
  readonly userID: string;
}

/**
 * Locks a company for a change of its claims or owner, in the order of all writes: members, accounts, company. What is read afterwards holds
 * until the transaction ends.
 */
export async function lockForClaim(transaction: Kysely<Database>, of: ClaimOf): Promise<void> {
  await lockMembers.all(transaction, of);
  await lockClaimants.all(transaction, of);
  await lockClaimedBusiness.first(transaction, of);
}

async function findOwners(transaction: Kysely<Database>, businessID: string): Promise<string[]> {
  const members = await lockMembers.all(transaction, { businessID });
  return members.filter(({ role }) => role === 'owner').map(({ user_id }) => user_id);
}

/**
 * Takes a claim that was proven by a code or submitted with documents, in the transaction that holds `lockForClaim`. A code makes the person
 * the owner when nobody owns the company and nobody else proved it by a code; documents of others, which anybody can hand in, then dispute it.
 * Otherwise staff decide; with an owner or another claim it is a dispute that everybody concerned is told of.
 */
export async function takeClaim(
  transaction: Kysely<Database>,
  { id: claimID, business_id: businessID, user_id: userID }: ClaimRow,
  method: NonNullable<Claim['method']>,
): Promise<void> {
  const owners = await findOwners(transaction, businessID);
  const others = await selectWaitingClaims.all(transaction, { businessID });
  const proven = { method, submitted_at: new Date(), code_hash: null, code_expires_at: null };
  const disputed = { resource: companyPlace(businessID), outcome: 'disputed' } as const;
  /** Disputes the claims that wait, this one among them by now; returns who else claims. */
  const disputeOthers = async () => {
    const marked = await markDisputed.all(transaction, { businessID });
    await syncClaimCases(transaction, [claimID, ...marked.map(({ id }) => id)], { outcome: 'disputed' });
    return marked.map(({ user_id }) => user_id);
  };
  const isRivalled = others.some((other) => method === 'document' || other.method === 'mail');
  if (owners.length > 0 || isRivalled) {
    await updateClaim.run(transaction, { claimID, changes: { ...proven, state: 'disputed' } });
    const claimants = await disputeOthers();
    await tell(transaction, 'claim-changed', [userID, ...claimants], disputed);
    await tell(transaction, 'company-claimed', owners, disputed);
  } else if (method === 'document') {
    await updateClaim.run(transaction, { claimID, changes: { ...proven, state: 'submitted' } });
    await syncClaimCases(transaction, [claimID]);
  } else {
    await updateClaim.run(transaction, {
      claimID,
      changes: { ...proven, state: 'accepted', decided_at: new Date() },
    });
    await giveOwnership(transaction, { businessID, userID });
    await tell(transaction, 'claim-changed', [userID], {
      resource: companyPlace(businessID),
      outcome: 'approved',
    });
    const claimants = await disputeOthers();
    if (others.length === 0) return;
    await tell(transaction, 'claim-changed', claimants, disputed);
    await tell(transaction, 'company-claimed', [userID], disputed);
  }
}

/** Makes a person the owner of a company; former owners become admins, as after a hand-over. */
export async function giveOwnership(
  transaction: Kysely<Database>,
  { businessID, userID }: ClaimOf,
): Promise<void> {
  await demoteOwners.run(transaction, { businessID });
  await upsertOwner.run(transaction, { businessID, userID });
  await recordActivity(transaction, { businessID, userID, action: 'business-claimed' });
}

interface ClaimDecision {
  readonly claimID: string;
  readonly decision: 'accept' | 'refuse';
  /** For the claimant. */
  readonly reason: string;
}

/**
 * Decides a claim that waits and tells everybody concerned. An accepted claim makes the person the owner, former owners become admins, and all
 * other claims of the company that wait are refused. Throws NotFound, or Conflict for a claim that does not wait.
 */
export function decideClaim(
  db: Kysely<Database>,
  staff: Staff,
  { claimID, decision, reason }: ClaimDecision,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { business_id: businessID, user_id: userID } = await requireClaim(transaction, claimID);
    await lockForClaim(transaction, { businessID, userID });
    const { state } = await requireClaim(transaction, claimID);
    if (state !== 'submitted' && state !== 'disputed')
      throw new CallError('Conflict', `The claim is ${state}: only one that waits for staff is decided.`);
    const owners = await findOwners(transaction, businessID);
    const decided = { decided_at: new Date(), decided_by: staff.name, reason };
    const resource = companyPlace(businessID);
    // Somebody else has or gets the company: in a dispute a refusal is a lost dispute.
    const refused = (outcome: 'rejected' | 'lost') => ({ resource, outcome, quote: reason });
    const record = (after: StaffAction['after']) =>
      recordStaffAction(transaction, staff, {
        act: 'decide-claim',
        target: { type: 'claim', id: claimID },
        reason,
        before: { state },
        after: { ...after, businessID, userID },
      });
    if (decision === 'refuse') {
      await updateClaim.run(transaction, { claimID, changes: { ...decided, state: 'refused' } });
      await tell(transaction, 'claim-changed', [userID], refused(state === 'disputed' ? 'lost' : 'rejected'));
      await tell(transaction, 'company-claimed', owners, { resource, outcome: 'rejected' });
      await syncClaimCases(transaction, [claimID], { by: staff.name, outcome: 'refuse' });
      await record({ state: 'refused' });
      return;
    }
    await updateClaim.run(transaction, { claimID, changes: { ...decided, state: 'accepted' } });
    await giveOwnership(transaction, { businessID, userID });
    const former = owners.filter((owner) => owner !== userID);
    const accepted = { resource, outcome: 'approved', quote: reason } as const;
    await tell(transaction, 'claim-changed', [userID], accepted);
    await tell(transaction, 'company-claimed', former, accepted);
    const others = await selectWaitingClaims.all(transaction, { businessID });
    for (const other of others)
      await updateClaim.run(transaction, {
        claimID: other.id,
        changes: { ...decided, state: 'refused' },
      });
    const claimants = others.map(({ user_id }) => user_id);
    await tell(transaction, 'claim-changed', claimants, refused('lost'));
    await syncClaimCases(transaction, [claimID], { by: staff.name, outcome: 'accept' });
    await syncClaimCases(
      transaction,
      others.map(({ id }) => id),
      { by: staff.name, outcome: 'refuse' },
    );
    await record({ state: 'accepted', alsoRefused: others.map(({ id }) => id) });
  });
}

async function requireClaim(db: Kysely<Database>, claimID: string): Promise<ClaimRow> {
  const row = await findClaim.first(db, { claimID });
  if (!row) throw notFound(`There is no claim with the id ${claimID}.`);
  return row;
}
