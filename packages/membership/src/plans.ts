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
import { formatMoney, formatUsDollars } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';

/** Functions that format a plan's name, its yearly price, and what it adds. */
export function usePlanLabels() {
  const t = useText('membership');
  const ofBusiness = useText('cards');
  const locale = useLocale();
  return {
    name: (level: MembershipLevel) => ofBusiness(`membership.${level}`),
    price: ({ price }: MembershipPlan) =>
      price > 0 ? t('plan.perYear', { price: formatUsDollars(locale, price) }) : t('plan.free'),
    /** Formats cents of a currency. */
    money: (cents: number, currency = 'usd') =>
      currency === 'usd' ? formatUsDollars(locale, cents) : formatMoney(locale, cents / 100, currency),
    /** What a plan adds to another one. */
    brings: (now: MembershipPlan, next: MembershipPlan): readonly string[] =>
      [
        t('plan.nextSlots', { total: next.products, now: now.products }),
        now.price === 0 && t('plan.nextReview'),
        next.boosts > now.boosts &&
          (now.boosts > 0
            ? t('plan.nextBoostsMore', { count: next.boosts, now: now.boosts })
            : t('plan.nextBoosts', { count: next.boosts })),
        next.supportHours > now.supportHours &&
          (now.supportHours > 0
            ? t('plan.nextHoursMore', { count: next.supportHours, now: now.supportHours })
            : t('plan.nextHours', { count: next.supportHours })),
        next.groups > now.groups && t('plan.nextGroups', { count: next.groups, now: now.groups }),
      ].filter((text) => text !== false),
  };
}

/** The installation's payment provider and the prices of plans (MEM-05, MEM-09). */
export type SubscriptionSetup = CallReply<typeof loadSubscriptionSetup>['data'];

/** Plans above a level, lowest first (MEM-03). */
export function higherPlans(level: MembershipLevel): readonly (MembershipPlan & { level: PaidLevel })[] {
  return paidLevels.filter((one) => isHigherLevel(one, level)).map((one) => planOf(one));
}

/** Paid plans below a level, highest first: alternatives to ending a membership. */
export function lowerPaidLevels(level: MembershipLevel): readonly PaidLevel[] {
  return paidLevels.filter((one) => isHigherLevel(level, one)).toReversed();
}

/** The plans with prices and ids from the server (MEM-05). */
export function pricedPlans({ plans }: SubscriptionSetup): readonly MembershipPlan[] {
  return membershipPlans.map((plan) => {
    const given = plans.find(({ subscription }) => subscription === plan.level);
    return given ? { ...plan, price: given.price, planId: given.planId } : plan;
  });
}

/** The plan of a level. */
export function planIn(setup: SubscriptionSetup, level: MembershipLevel): MembershipPlan {
  return pricedPlans(setup).find((plan) => plan.level === level) ?? planOf(level);
}

/** The page that describes a plan (INF-09). */
export function planPagePath(level: MembershipLevel): string {
  return `/membership-${level}`;
}

/** The subscription that gives the company its level now; undefined before the first payment and after the last period. */
export function runningSubscription({ subscription }: MembershipState): Subscription | undefined {
  const isRunning = subscription?.status === 'active' || subscription?.status === 'past-due';
  return isRunning ? subscription : undefined;
}
