import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type AppliedSlots, applyProductSlots } from '../business/own-products/apply-product-slots.ts';
import { countSlots } from '../business/own-products/product-slots.ts';
import { createPostgresSearchEngine } from '../search-engine/postgres-search-engine.ts';
import type { MembershipOrder } from './read-membership-order.ts';
import { lockMembership, updateMembership } from './set-membership.sql.ts';

export interface MembershipChange extends AppliedSlots {
  readonly companyName: string;
  readonly before: MembershipLevel;
  readonly used: number;
  readonly total: number;
}

/**
 * Puts a company on a plan: its products are shown or hidden by the plan's slots and found accordingly, in one transaction.
 * Throws UsageError when there is no such company. The plan that it has already changes nothing.
 */
export function setMembership(
  db: Kysely<Database>,
  { businessID, level }: MembershipOrder,
): Promise<MembershipChange> {
  return db.transaction().execute(async (transaction) => {
    const business = await lockMembership.first(transaction, { businessID });
    if (!business) throw new UsageError(`There is no company with the id ${businessID}.`);
    const { company_name: companyName, subscription: before } = business;
    if (before !== level) await updateMembership.run(transaction, { businessID, level });
    const search = createPostgresSearchEngine(transaction);
    const applied =
      before === level ? { shown: 0, hidden: 0 } : await applyProductSlots(transaction, search, businessID);
    // The level counts where companies stand in order, and can be searched for.
    if (before !== level) await search.index('business', [businessID], transaction);
    return { companyName, before, ...applied, ...(await countSlots(transaction, businessID)) };
  });
}
