import { isHigherLevel, type PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import { changePlan } from '@wbn/contract/membership/subscription.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { askingProvider, outcomeOf } from '../changes/outcome-of.ts';
import { type Asking, runChange } from '../changes/run-change.ts';
import { paymentLimit } from '../policies.ts';
import type { LockedMembership } from '../state/sync-membership.ts';
import { requirePayments } from './require-payments.ts';
import { requirePaidPlan } from './require-plan.ts';
import { requireSubscription } from './require-subscription.ts';

export const changePlanHandler = defineHandler(
  changePlan,
  async ({ user: { userID }, body, idempotencyKey, services }) => {
    const payments = requirePayments(services);
    const { businessID, planId } = body;
    const { level } = requirePaidPlan(planId);
    await limitCall(services.db, { call: 'pay', clientAddress: userID, ...paymentLimit });
    const perform = (asking: Asking) => askFor(asking, { planId, level });
    const changeID = await askingProvider(() =>
      runChange(payments, {
        ...{ call: changePlan.name, businessID, userID, idempotencyKey, body, perform },
        decide: (membership) => decide(membership, level),
      }),
    );
    return { data: await outcomeOf(payments, { businessID, changeID }) };
  },
);

function decide(membership: LockedMembership, level: PaidLevel) {
  const { level: now, status, scheduledLevel } = requireSubscription(membership);
  if (level === now && !scheduledLevel)
    throw new CallError('Conflict', 'This is the present plan of the company.');
  if (!isHigherLevel(level, now)) return { kind: 'schedule' as const, level };
  if (status === 'past-due')
    throw new CallError('Conflict', 'The last payment has failed: pay it with another card first.');
  return { kind: 'raise' as const, level };
}

/** Raises at once, schedules a lower plan for the end of the period, or takes a scheduled one back. */
async function askFor(
  { gateway, membership, key }: Asking,
  { planId, level }: { readonly planId: string; readonly level: PaidLevel },
) {
  const { subscriptionID, level: now } = requireSubscription(membership);
  if (isHigherLevel(level, now)) return gateway.raisePlan({ key, subscriptionID, planId });
  await gateway.schedulePlan({ key, subscriptionID, planId: level === now ? undefined : planId });
  return undefined;
}
