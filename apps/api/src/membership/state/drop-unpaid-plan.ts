import { planOf } from '@wbn/contract/membership/membership-plans.ts';
import { type BoundTask, bindTask } from '@wbn/host/jobs/task.ts';
import type { Payments } from '../gateway/payment-gateway.ts';
import { findMembership } from './membership.sql.ts';
import { nextMembership } from './next-membership.ts';
import { syncMembership } from './sync-membership.ts';
import { dropUnpaidPlan, findUnpaidPlan } from './unpaid-plan.ts';

/**
 * Lowers the subscription of a company at the provider to the plan that is still paid, or ends it when nothing is, so that the next year is
 * charged for that plan and a raise costs its difference. It asks again what is paid, and does nothing when it is done already.
 */
export function bindDropUnpaidPlan(payments: Payments): BoundTask {
  const { db, gateway } = payments;
  return bindTask(dropUnpaidPlan, async ({ businessID }) => {
    const membership = await findMembership.first(db, { businessID });
    const remote = membership?.customer_id && (await gateway.loadCustomer(membership.customer_id));
    const unpaid = remote ? findUnpaidPlan(nextMembership(remote)) : undefined;
    if (!unpaid) return;
    const { key, subscriptionID, level, scheduledLevel } = unpaid;
    if (level) await gateway.lowerPlan({ key, subscriptionID, planId: planOf(level).planId });
    else await gateway.cancelNow({ key, subscriptionID });
    if (scheduledLevel)
      await gateway.schedulePlan({
        key: `${key}:next`,
        subscriptionID,
        planId: planOf(scheduledLevel).planId,
      });
    await syncMembership(payments, businessID);
  });
}
