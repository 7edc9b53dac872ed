import type { EndReason } from '@wbn/contract/verification/verification-values.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import type { Kysely } from 'kysely';
import { catalogNames } from '../catalog/catalog-names.ts';
import { recordStaffAction, type Staff } from '../staff/staff-action.ts';
import { approveCase, endApprovedCase, lockBusiness, updateBadge } from './case.sql.ts';
import { appendEvidence } from './ledger/append-evidence.ts';

interface BadgeSetting {
  readonly businessID: string;
  /** Last day of the verification as `YYYY-MM-DD`; undefined removes the badge. */
  readonly until: string | undefined;
  readonly reason?: string | undefined;
}

/**
 * Gives or removes a badge on the operator's word, without documents: gives it by an approved case. Throws NotFound.
 */
export function setVerification(
  db: Kysely<Database>,
  staff: Staff,
  { businessID, until, reason }: BadgeSetting,
): Promise<{ companyName: string }> {
  return db.transaction().execute(async (transaction) => {
    const business = await lockBusiness.first(transaction, { businessID });
    if (!business) throw notFound(`There is no company with the id ${businessID}.`);
    const by = staff.name;
    if (until) await giveBadge(transaction, { businessID, caseID: newId(), until, by, reason: null });
    else if (business.verified) await removeBadge(transaction, { businessID, reason: 'taken-away', by });
    await recordStaffAction(transaction, staff, {
      act: 'set-badge',
      target: { type: 'business', id: businessID },
      reason,
      before: { until: business.verified_until },
      after: { until: until ?? null },
    });
    return { companyName: business.company_name };
  });
}

interface BadgeApproval {
  readonly businessID: string;
  /** An existing case, or a new id for the operator's. */
  readonly caseID: string;
  readonly until: string;
  readonly by: string;
  readonly reason: string | null;
}

/** Approves a case, sets the company's badge and updates the search index. Ends the case of an earlier badge. The company must be locked. */
export async function giveBadge(transaction: Kysely<Database>, given: BadgeApproval): Promise<void> {
  const { businessID, caseID, until, by } = given;
  const former = await endApprovedCase.first(transaction, { businessID, reason: 'renewed' });
  await approveCase.run(transaction, given);
  await setBadge(transaction, businessID, until);
  await appendEvidence(transaction, [
    ...(former
      ? [{ businessID, by, kind: 'ended' as const, caseID: former.id, outcome: 'renewed' as const }]
      : []),
    { businessID, by, kind: 'approved', caseID, until },
  ]);
}

interface BadgeRemoval {
  readonly businessID: string;
  readonly reason: Exclude<EndReason, 'renewed'>;
  readonly by: string;
}

/** Removes a company's badge and ends its case. The company must be locked and verified. */
export async function removeBadge(
  transaction: Kysely<Database>,
  { businessID, reason, by }: BadgeRemoval,
): Promise<void> {
  const ended = await endApprovedCase.first(transaction, { businessID, reason });
  await setBadge(transaction, businessID, null);
  await appendEvidence(transaction, [
    { businessID, by, kind: 'ended', caseID: ended?.id ?? null, outcome: reason },
  ]);
}

async function setBadge(
  transaction: Kysely<Database>,
  businessID: string,
  until: string | null,
): Promise<void> {
  await updateBadge.run(transaction, { businessID, until });
  await createPostgresSearchEngine(transaction, catalogNames).index('business', [businessID], transaction);
}
