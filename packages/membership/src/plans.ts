import type { CallReply } from '@wbn/contract/call.ts';
import {
  isHigherLevel,
  type MembershipPlan,
  membershipPlans,
  type PaidLevel,
  paidLevels,
  planOf,
} from '@wbn/contract/membership/membership-plans.ts';
import type { Subscription } from '@wbn/contract/membership/payment-shapes.ts';
import type { loadSubscriptionSetup, MembershipState } from '@wbn/contract/membership/subscription.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';

/** Who takes the card here, and what the plans cost (MEM-05, MEM-09). */
export type SubscriptionSetup = CallReply<typeof loadSubscriptionSetup>['data'];

/** Plans above a level, the lowest first (MEM-03). */
export function higherPlans(level: MembershipLevel): readonly (MembershipPlan & { level: PaidLevel })[] {
  return paidLevels.filter((one) => isHigherLevel(one, level)).map((one) => planOf(one));
}

/** Paid plans below a level, the highest first: what a membership can go on with instead of ending. */
export function lowerPaidLevels(level: MembershipLevel): readonly PaidLevel[] {
  return paidLevels.filter((one) => isHigherLevel(level, one)).toReversed();
}

/** The plans with the prices and ids that the server gives (MEM-05). */
export function pricedPlans({ plans }: SubscriptionSetup): readonly MembershipPlan[] {
  return membershipPlans.map((plan) => {
    const given = plans.find(({ subscription }) => subscription === plan.level);
    return given ? { ...plan, price: given.price, planId: given.planId } : plan;
  });
}

/** One of them. */
export function planIn(setup: SubscriptionSetup, level: MembershipLevel): MembershipPlan {
  return pricedPlans(setup).find((plan) => plan.level === level) ?? planOf(level);
}

/** The page that tells of a plan (INF-09). */
export function planPagePath(level: MembershipLevel): string {
  return `/membership-${level}`;
}

/** The subscription that gives the company its level now; undefined before the first payment and after the last period. */
export function runningSubscription({ subscription }: MembershipState): Subscription | undefined {
  const isRunning = subscription?.status === 'active' || subscription?.status === 'past-due';
  return isRunning ? subscription : undefined;
}
