import type { LeftProduct } from '@wbn/contract/business/own-products.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { membershipPlans, productSlotsOf } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import type { OwnProductRow } from './own-product.sql.ts';
import { findHiddenProduct, lockPlan, selectSlots, updateWithinPlan } from './product-slots.sql.ts';

export interface PlanSlots extends ProductSlots {
  readonly level: MembershipLevel;
}

/** Returns the used slots of a company's plan. Throws NotFound when there is no such company. */
export async function countSlots(
  db: Kysely<Database>,
  businessID: string,
): Promise<Omit<ProductSlots, 'hidden'>> {
  const { used, total } = await readSlots(db, businessID);
  return { used, total };
}

/**
 * The same in the transaction of a write: the lock keeps concurrent writes from taking or freeing a slot of this
 * company. The company's row is locked after the role (`requireRoleForWrite`) and before the products.
 */
export async function lockSlots(transaction: Kysely<Database>, businessID: string): Promise<PlanSlots> {
  await lockPlan.first(transaction, { businessID });
  // A separate statement, so that it sees what was committed while the lock was awaited.
  return readSlots(transaction, businessID);
}

/**
 * Throws PlanLimitReached when no slot is free; the error names the plan, its slots and the next larger plan
 * (decision 20).
 */
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
  return { level, used, total: productSlotsOf(level) };
}

function nameOf(level: MembershipLevel): string {
  return level.charAt(0).toUpperCase() + level.slice(1);
}

export interface AppliedSlots {
  readonly shown: number;
  readonly hidden: number;
}

/**
 * After a change of plan, in its transaction: shows as many products as the plan has slots, the oldest published
 * first, and hides the rest until a larger plan (decision 20). Updates the search index.
 */
export async function applyProductSlots(
  transaction: Kysely<Database>,
  search: SearchEngine,
  businessID: string,
): Promise<AppliedSlots> {
  const moved = await moveProducts(transaction, businessID);
  await search.index(
    'product',
    moved.map(({ id }) => id),
    transaction,
  );
  const shown = moved.filter((product) => product.within_plan).length;
  return { shown, hidden: moved.length - shown };
}

/**
 * After a slot was freed: shows hidden products in the free slots. A company imported with more products than slots
 * hides none until its plan changes.
 * @returns The ids of products shown or hidden, for the caller to index together with its own changes in one sorted
 * batch, which prevents deadlocks.
 */
export async function fillFreedSlots(transaction: Kysely<Database>, businessID: string): Promise<string[]> {
  if (!(await findHiddenProduct.first(transaction, { businessID }))) return [];
  return (await moveProducts(transaction, businessID)).map(({ id }) => id);
}

async function moveProducts(transaction: Kysely<Database>, businessID: string) {
  const business = await lockPlan.first(transaction, { businessID });
  if (!business) throw notFound(`There is no company with the id ${businessID}.`);
  const slots = productSlotsOf(business.subscription);
  return updateWithinPlan.all(transaction, { businessID, slots });
}

/** Splits products into those that get a free slot, in their order, and those that do not. Drafts take no slot. */
export function assignSlots(
  products: readonly OwnProductRow[],
  { used, total }: ProductSlots,
  takesSlot: (product: OwnProductRow) => boolean = () => true,
): { fit: readonly OwnProductRow[]; left: readonly LeftProduct[] } {
  const fit: OwnProductRow[] = [];
  const left: LeftProduct[] = [];
  let free = Math.max(0, total - used);
  for (const product of products) {
    const takes = takesSlot(product);
    if (takes && free === 0) {
      left.push({ productID: product.id, name: product.name });
      continue;
    }
    if (takes) free -= 1;
    fit.push(product);
  }
  return { fit, left };
}
