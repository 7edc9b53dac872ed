import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type AppliedSlots, countSlots } from '../business/own-products/product-slots.ts';
import { recordStaffAction, type Staff } from '../staff/staff-action.ts';
import { applyLevel, effectiveLevel } from './state/apply-level.ts';
import { addEntries, addMembership, lockMembership, updateMembership } from './state/membership.sql.ts';

interface MembershipGrant {
  readonly businessID: string;
  readonly level: MembershipLevel;
  readonly reason?: string | undefined;
}

export interface MembershipChange extends AppliedSlots {
  readonly companyName: string;
  readonly before: MembershipLevel;
  /** The plan in effect: the higher of the granted one and a subscription's. */
  readonly level: MembershipLevel;
  readonly used: number;
  readonly total: number;
}

/**
 * Grants a company a plan and shows or hides its products by the plan's slots, in one transaction. A subscription to a higher plan stays in
 * effect. The same grant again changes nothing. Throws NotFound.
 */
export function setMembership(
  db: Kysely<Database>,
  staff: Staff,
  { businessID, level: granted, reason }: MembershipGrant,
): Promise<MembershipChange> {
  return db.transaction().execute(async (transaction) => {
    await addMembership.run(transaction, { businessID });
    const membership = await lockMembership.first(transaction, { businessID });
    if (!membership) throw notFound(`There is no company with the id ${businessID}.`);
    const { company_name: companyName, level: before, granted_level, paid_level } = membership;
    const level = effectiveLevel(granted, paid_level);
    if (granted !== granted_level) {
      await updateMembership.run(transaction, { businessID, columns: { granted_level: granted } });
      await addEntries.run(transaction, { entries: [grantOf(businessID, level, membership.version)] });
      await recordStaffAction(transaction, staff, {
        act: 'grant-plan',
        target: { type: 'business', id: businessID },
        reason,
        before: { granted: granted_level, level: before },
        after: { granted, level },
      });
    }
    const applied = await applyLevel(transaction, { businessID, level });
    return { companyName, before, level, ...applied, ...(await countSlots(transaction, businessID)) };
  });
}

function grantOf(businessID: string, level: MembershipLevel, version: number) {
  return {
    id: newId(),
    business_id: businessID,
    source: `grant:${version + 1}`,
    kind: 'granted' as const,
    level,
    happened_at: new Date(),
  };
}
