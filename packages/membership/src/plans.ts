import { planPrice } from '@wbn/cards/labels/plan-price.ts';
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
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useTranslation } from 'react-i18next';

/** Functions that say a plan's name, what it costs in a year, and what it brings. */
export function usePlanLabels() {
  const { t } = useTranslation('membership');
  const { t: ofBusiness } = useTranslation('cards');
  const locale = useLocale();
  return {
    name: (level: MembershipLevel) => ofBusiness(`membership.${level}`),
    price: ({ price }: MembershipPlan) =>
      price > 0 ? t('plan.perYear', { price: planPrice(locale, price) }) : t('plan.free'),
    /** Cents of a currency in words; dollars as the prices of plans. */
    money: (cents: number, currency = 'usd') =>
      currency === 'usd'
        ? planPrice(locale, cents)
        : new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(
            cents / 100,
          ),
    /** What a plan gives beyond another. */
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
      ].filter((text) => text !== false),
  };
}

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
