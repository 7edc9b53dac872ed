import { followProvider } from '../changes/run-change.ts';
import type { Payments } from '../gateway/payments-service.ts';
import { lockMembership } from '../state/membership.sql.ts';
import { selectDeletedPayers } from './end-memberships.sql.ts';

/**
 * A company that was deleted is not charged again: its subscription ends with the period, which its owner can take back with the company; on
 * the last day before the company is removed it ends at once.
 */
export async function endDeletedMemberships({ db, gateway }: Payments): Promise<void> {
  for (const { business_id: businessID, is_last_day } of await selectDeletedPayers.all(db))
    await db.transaction().execute(async (transaction) => {
      const membership = await lockMembership.first(transaction, { businessID });
      const subscriptionID = membership?.subscription_id;
      if (!membership?.deleted_at || !subscriptionID) return;
      const key = `deleted:${subscriptionID}:${membership.deleted_at.toISOString()}`;
      if (is_last_day) await gateway.cancelNow({ key: `${key}:now`, subscriptionID });
      else await gateway.cancelAtPeriodEnd({ key, subscriptionID, cancel: true });
      await followProvider(transaction, gateway, membership);
    });
}
