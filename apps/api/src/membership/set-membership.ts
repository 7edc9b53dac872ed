import { idSchema } from '@wbn/contract/shared/id.ts';
import { type MembershipLevel, membershipLevels, membershipSchema } from '@wbn/contract/shared/values.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type AppliedSlots, countSlots } from '../business/own-products/product-slots.ts';
import { applyLevel, effectiveLevel } from './state/apply-level.ts';
import { addEntries, addMembership, lockMembership, updateMembership } from './state/membership.sql.ts';

interface MembershipOrder {
  readonly businessID: string;
  readonly level: MembershipLevel;
}

const usage = `Say which company and which plan: pnpm membership <businessID> <${membershipLevels.join('|')}>.`;

/** Reads the command line of `pnpm membership`. Throws `UsageError` with one sentence. */
export function readMembershipOrder(args: readonly string[]): MembershipOrder {
  const [id = '', plan = '', ...rest] = args;
  if (args.length < 2 || rest.length > 0) throw new UsageError(usage);
  const businessID = idSchema.safeParse(id);
  if (!businessID.success)
    throw new UsageError(
      `${id} is not the id of a company: it has 36 characters and stands at the end of its page's address. ${usage}`,
    );
  const level = membershipSchema.safeParse(plan);
  if (!level.success)
    throw new UsageError(`${plan} is not a plan: it is one of ${membershipLevels.join(', ')}.`);
  return { businessID: businessID.data, level: level.data };
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
 * effect. The same grant again changes nothing. Throws UsageError when there is no such company.
 */
export function setMembership(
  db: Kysely<Database>,
  { businessID, level: granted }: MembershipOrder,
): Promise<MembershipChange> {
  return db.transaction().execute(async (transaction) => {
    await addMembership.run(transaction, { businessID });
    const membership = await lockMembership.first(transaction, { businessID });
    if (!membership) throw new UsageError(`There is no company with the id ${businessID}.`);
    const { company_name: companyName, level: before, granted_level, paid_level } = membership;
    const level = effectiveLevel(granted, paid_level);
    if (granted !== granted_level) {
      await updateMembership.run(transaction, { businessID, columns: { granted_level: granted } });
      await addEntries.run(transaction, { entries: [grantOf(businessID, level, membership.version)] });
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
