import type { VerificationCheck } from '@wbn/contract/verification/verification.ts';
import { isRequiredCheck } from '@wbn/contract/verification/verification-values.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { syncCase } from '../../cases/sync-case.ts';
import { recordStaffAction, type Staff, type StaffAction } from '../../staff/staff-action.ts';
import { findCase, lockBusiness, updateCase } from '../case.sql.ts';
import { today } from '../change-own-case.ts';
import { appendEvidence } from '../ledger/append-evidence.ts';
import { loadCase } from '../load-case.ts';
import { giveBadge } from '../set-badge.ts';
import { tellOwners } from '../tell-owners.ts';

export type ReviewedCase = NonNullable<RowOf<typeof findCase>>;

/**
 * Locks the company of a case, then reads the case, so that a second reviewer sees the first one's decision. Throws NotFound, or Conflict
 * when the case is in none of these states.
 */
export async function lockCase(
  transaction: Kysely<Database>,
  caseID: string,
  states: readonly ReviewedCase['state'][],
): Promise<ReviewedCase> {
  const found = await findCase.first(transaction, { caseID });
  if (!found) throw notFound(`There is no case with the id ${caseID}.`);
  await lockBusiness.first(transaction, { businessID: found.business_id });
  const row = await findCase.first(transaction, { caseID });
  if (row && states.includes(row.state)) return row;
  throw new CallError('Conflict', `The case is ${describe(row?.state)}: nothing can be said of it now.`);
}

function describe(state: ReviewedCase['state'] | undefined): string {
  if (state === 'draft') return 'a draft that was not handed in yet';
  return state === 'more-asked' ? 'with the company, which was asked for more' : `${state ?? 'gone'}`;
}

type VerificationDecision = {
  readonly caseID: string;
  /** For the company: the question, or the reason of the decision. */
  readonly reason: string;
} & (
  | { readonly decision: 'reject' | 'ask' }
  | { readonly decision: 'approve' /** Last day. */; readonly until: string }
);

/**
 * Approves or rejects a case, or asks for more, and tells the owners. An approval needs an outcome of every check and a pass of the
 * required ones. The badge ends on `until` or with the first required proof that ends earlier.
 * @returns the last day of the badge. Throws NotFound, Conflict or ValidationError.
 */
export function decideVerification(
  db: Kysely<Database>,
  staff: Staff,
  order: VerificationDecision,
): Promise<string | undefined> {
  return inTransaction(db, async (transaction) => {
    const row = await lockCase(transaction, order.caseID, ['submitted', 'in-review']);
    const { caseID, reason } = order;
    const { name: by } = staff;
    const businessID = row.business_id;
    const record = async (after: StaffAction['after']) => {
      await syncCase(transaction, 'verification', caseID, {
        ...{ by, outcome: order.decision },
        state: order.decision === 'ask' ? 'waiting' : 'decided',
      });
      await recordStaffAction(transaction, staff, {
        act: 'decide-verification',
        target: { type: 'verification-case', id: caseID },
        reason,
        before: { state: row.state },
        after: { ...after, businessID },
      });
    };
    if (order.decision === 'approve') {
      const until = await approve(transaction, row, { ...order, by });
      await record({ state: 'approved', until });
      return until;
    }
    const { decision } = order;
    if (decision === 'ask') {
      await updateCase.run(transaction, { caseID, changes: { state: 'more-asked', reason } });
      await tellOwners(transaction, businessID, 'more-asked');
      await record({ state: 'more-asked' });
      return undefined;
    }
    const changes = { state: 'rejected', decided_by: by, decided_at: new Date(), reason } as const;
    await updateCase.run(transaction, { caseID, changes });
    await appendEvidence(transaction, [{ businessID, by, kind: 'rejected', caseID }]);
    await tellOwners(transaction, businessID, 'rejected');
    await record({ state: 'rejected' });
    return undefined;
  });
}

async function approve(
  transaction: Kysely<Database>,
  row: ReviewedCase,
  {
    caseID,
    by,
    reason,
    until: wanted,
  }: Extract<VerificationDecision, { decision: 'approve' }> & { readonly by: string },
): Promise<string> {
  const { checks } = await loadCase(transaction, row);
  requireChecked(checks);
  const ends = checks.flatMap(({ kind, validUntil }) =>
    isRequiredCheck(kind) && validUntil !== undefined ? [validUntil] : [],
  );
  const until = [wanted, ...ends].sort()[0] ?? wanted;
  if (until < today())
    throw new CallError('ValidationError', `A proof ended on ${until}: check it again on a newer document.`);
  const businessID = row.business_id;
  await giveBadge(transaction, { businessID, caseID, until, by, reason });
  await tellOwners(transaction, businessID, 'approved');
  return until;
}

function requireChecked(checks: readonly VerificationCheck[]): void {
  const open = checks.filter(({ outcome }) => outcome === undefined);
  if (open.length > 0)
    throw new CallError('Conflict', `Not checked yet: ${open.map(({ kind }) => kind).join(', ')}.`);
  const failed = checks.filter(({ kind, outcome }) => isRequiredCheck(kind) && outcome === 'failed');
  if (failed.length > 0)
    throw new CallError(
      'Conflict',
      `A yes needs what is required to have passed; failed: ${failed.map(({ kind }) => kind).join(', ')}.`,
    );
}
