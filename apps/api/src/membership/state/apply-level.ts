import { isHigherLevel, type PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import type { Kysely } from 'kysely';
import { lockPlan } from '../../business/own-products/product-slots.sql.ts';
import { type AppliedSlots, applyProductSlots } from '../../business/own-products/product-slots.ts';
import { catalogNames } from '../../catalog/catalog-names.ts';
import { settleGrants } from '../ledgers/settle-grants.ts';
import { updateLevel } from './membership.sql.ts';

/** The level in effect: the higher of what a company pays for and what it was granted. */
export function effectiveLevel(
  granted: MembershipLevel,
  paid: PaidLevel | null | undefined,
): MembershipLevel {
  return paid && isHigherLevel(paid, granted) ? paid : granted;
}

/**
 * Sets the level of a company in the transaction that locks its membership: shows or hides products by its slots, updates the search index,
 * and grants boosts and support hours. The same level again changes nothing.
 */
export async function applyLevel(
  transaction: Kysely<Database>,
  { businessID, level }: { readonly businessID: string; readonly level: MembershipLevel },
): Promise<AppliedSlots> {
  const before = (await lockPlan.only(transaction, { businessID })).subscription;
  if (before === level) return { shown: 0, hidden: 0 };
  await updateLevel.run(transaction, { businessID, level });
  const search = createPostgresSearchEngine(transaction, catalogNames);
  const applied = await applyProductSlots(transaction, search, businessID);
  // The level is a search filter and a ranking factor.
  await search.index('business', [businessID], transaction);
  await settleGrants(transaction, businessID, new Date());
  return applied;
}
