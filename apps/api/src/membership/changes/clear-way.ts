import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';
import type { LockedMembership } from '../state/sync-membership.ts';
import { findUnsettledChange, type PlanChange, updatePlanChange } from './plan-change.sql.ts';

type Wanted = Pick<PlanChange, 'kind' | 'level'> & { readonly paymentMethod: string | null };

/**
 * One change at a time: two windows cannot buy twice. What waits for the holder's bank gives way to what the owner begins instead; the same again, of
 * which nobody knows what became, goes on under its id. Throws Conflict while something else is being asked for.
 * @returns the id of the same change
 */
export async function clearWay(
  transaction: Kysely<Database>,
  gateway: PaymentGateway,
  { business_id: businessID, customer_id: customerID }: LockedMembership,
  wanted: Wanted,
): Promise<string | undefined> {
  const unsettled = await findUnsettledChange.first(transaction, { businessID });
  if (!unsettled) return undefined;
  const { id: changeID, state, kind, level, payment_method } = unsettled;
  if (state === 'waiting' && customerID) {
    await gateway.abandonPayment({ key: `abandon:${changeID}`, customerID, changeID });
    await updatePlanChange.run(transaction, { changeID, state: 'abandoned' });
    return undefined;
  }
  if (kind === wanted.kind && level === wanted.level && payment_method === wanted.paymentMethod)
    return changeID;
  throw new CallError(
    'Conflict',
    'Another payment of this company is under way. What became of it shows here in a minute or two; nothing is charged twice.',
  );
}
