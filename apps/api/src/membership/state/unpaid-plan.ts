import { isHigherLevel, type PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import { defineTask } from '@wbn/host/jobs/task.ts';
import * as z from 'zod';
import { isRunning, type MembershipFacts } from './next-membership.ts';

/** Makes the provider renew the plan that is still paid (MEM-17), because it knows nothing of what a refund or a lost dispute means. */
export const dropUnpaidPlan = defineTask({
  name: 'drop-unpaid-plan',
  payload: z.object({ businessID: z.string() }),
  hours: 72,
});

/** The change that a running subscription needs because a payment of its period went back; undefined when it needs none. `level`: the plan that stays paid, if any. */
export function findUnpaidPlan({ subscription, plan }: MembershipFacts) {
  if (!subscription || !isRunning(subscription) || !plan?.returned) return undefined;
  const { id: subscriptionID, level: now, scheduledLevel } = subscription;
  const { level, returned } = plan;
  if (level && !isHigherLevel(now, level)) return undefined;
  const key = `unpaid:${returned.invoiceID}:${level ?? 'standard'}`;
  return { key, subscriptionID, level, scheduledLevel: keptSchedule(level, scheduledLevel) };
}

/** A lower plan that the owner has chosen for the next period stays chosen. */
function keptSchedule(level: PaidLevel | undefined, scheduled: PaidLevel | undefined): PaidLevel | undefined {
  return level && scheduled && isHigherLevel(level, scheduled) ? scheduled : undefined;
}
