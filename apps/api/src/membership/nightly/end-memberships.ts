import type { Payments } from '../gateway/payments-service.ts';
import { syncMembership } from '../state/sync-membership.ts';
import { selectDeletedPayers } from './end-memberships.sql.ts';

/**
 * Cancels the subscriptions of deleted companies: with the end of the period, so that whoever brings the company back has it still; at once on the
 * last day before the company is removed.
 */
export async function endDeletedMemberships(payments: Payments): Promise<void> {
  const { db, gateway } = payments;
  for (const { business_id: businessID } of await selectDeletedPayers.all(db, {})) {
    // Read again: the company may have been brought back while the provider was asked about others.
    const payer = await selectDeletedPayers.first(db, { businessID });
    if (!payer?.subscription_id || !payer.deleted_at) continue;
    const { subscription_id: subscriptionID, deleted_at, is_last_day } = payer;
    const key = `deleted:${subscriptionID}:${deleted_at.toISOString()}`;
    if (is_last_day) await gateway.cancelNow({ key: `${key}:now`, subscriptionID });
    else await gateway.cancelAtPeriodEnd({ key, subscriptionID, cancel: true });
    await syncMembership(payments, businessID);
  }
}
