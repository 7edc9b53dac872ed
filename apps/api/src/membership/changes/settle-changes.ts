import type { Payments } from '../gateway/payments-service.ts';
import { syncMembership } from '../state/sync-membership.ts';
import { abandonUnasked, selectLostChanges } from './plan-change.sql.ts';

/** Settles changes without an outcome, by the provider's state: their process was killed, or the provider did not answer. */
export async function settleChanges(payments: Payments): Promise<void> {
  for (const { business_id } of await selectLostChanges.all(payments.db))
    await syncMembership(payments, business_id);
  await abandonUnasked.run(payments.db);
}
