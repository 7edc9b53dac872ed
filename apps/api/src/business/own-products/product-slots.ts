import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { membershipPlans, productSlotsOf } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { lockPlan, selectSlots } from './product-slots.sql.ts';

export interface PlanSlots extends ProductSlots {
  readonly level: MembershipLevel;
}

/** How many product slots of a company's plan are taken. Throws NotFound when there is no such company. */
export async function countSlots(db: Kysely<Database>, businessID: string): Promise<ProductSlots> {
  const { used, total } = await readSlots(db, businessID);
  return { used, total };
}

/**
 * The same in a write's transaction: nobody else takes or frees a slot of this company until it ends, however many try at
 * once. The company's row is locked after the person's membership (`requireRoleForWrite`) and before its products.
 */
export async function lockSlots(transaction: Kysely<Database>, businessID: string): Promise<PlanSlots> {
  await lockPlan.first(transaction, { businessID });
  // A statement of its own: it sees what was committed while this one waited for the lock.
  return readSlots(transaction, businessID);
}

/** Throws PlanLimitReached when no slot is free: with the plan, its slots and what the next plan gives (decision 20). */
export function requireFreeSlot({ level, used, total }: PlanSlots): void {
  if (used < total) return;
  const next = membershipPlans[membershipPlans.findIndex((plan) => plan.level === level) + 1];
  const offer = next
    ? `${nameOf(next.level)} gives ${next.products}.`
    : 'It is the largest plan: make a product a draft, or delete one, to free a slot.';
  throw new CallError(
    'PlanLimitReached',
    `This company is on the ${nameOf(level)} plan, and all of its ${total} product slots are taken. ${offer}`,
  );
}

async function readSlots(db: Kysely<Database>, businessID: string): Promise<PlanSlots> {
  const row = await selectSlots.first(db, { businessID });
  if (!row) throw notFound(`There is no company with the id ${businessID}.`);
  const { subscription: level, used } = row;
  return { level, used: Number(used), total: productSlotsOf(level) };
}

function nameOf(level: MembershipLevel): string {
  return level.charAt(0).toUpperCase() + level.slice(1);
}
