import { productSlotsOf } from '@wbn/contract/membership/membership-plans.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchEngine } from '../../search-engine/search-engine.ts';
import { findHiddenProduct, updateWithinPlan } from './apply-product-slots.sql.ts';
import { lockPlan } from './product-slots.sql.ts';

export interface AppliedSlots {
  readonly shown: number;
  readonly hidden: number;
}

/**
 * After a change of plan, in its transaction: as many products as the plan has slots stay, the oldest published first; the
 * rest is hidden, not deleted, and comes back with a larger plan (decision 20). Search knows it at once.
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
 * After a slot was freed: hidden products take the free places. A company that was imported with more than its
 * slots hides nothing, and stays so until its plan changes.
 * @returns the products that are shown or hidden now, to be indexed with those that the write has changed: search learns words in
 * one order, so that two writes cannot wait for each other
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
