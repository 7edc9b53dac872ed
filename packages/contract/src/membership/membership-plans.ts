import type { MembershipLevel } from '../shared/values.ts';
import settings from './membership-plans.json' with { type: 'json' };

/**
 * A yearly plan (MEM-10, decision 20): `price` in cents, `products` is the number of product slots, `boosts` per
 * month, `supportHours` per year, `groups` that an
 * account may have founded. `planId` names the price at the payment provider (at Stripe the lookup key) and is
 * the same with test and live keys.
 */
export interface MembershipPlan {
  readonly level: MembershipLevel;
  readonly planId: string;
  readonly price: number;
  readonly products: number;
  readonly boosts: number;
  readonly supportHours: number;
  readonly groups: number;
}

/** Levels with a price. */
export const paidLevels = ['gold', 'premium', 'platinum'] as const satisfies readonly MembershipLevel[];

export type PaidLevel = (typeof paidLevels)[number];

/** ISO 4217, in lower case as Stripe expects. */
export const membershipCurrency = settings.currency;

/** All plans, lowest first; pages, slots and checkout read this list. Operators change `membership-plans.json`. */
export const membershipPlans: readonly MembershipPlan[] = (['standard', ...paidLevels] as const).map(planOf);

/** Returns the plan of a level. Throws when the settings have none. */
export function planOf<Level extends MembershipLevel>(level: Level): MembershipPlan & { level: Level } {
  const plan = settings.plans.find((one) => one.level === level);
  if (!plan) throw new Error(`membership-plans.json has no plan of the level ${level}`);
  return { ...plan, level };
}

/** Returns the paid plan with this id; undefined for any other text. */
export function findPaidPlan(planId: string): (MembershipPlan & { level: PaidLevel }) | undefined {
  return paidLevels.map(planOf<PaidLevel>).find((plan) => plan.planId === planId);
}

const rankOf = (level: MembershipLevel) => membershipPlans.findIndex((plan) => plan.level === level);

/** Whether the first plan is higher than the second. */
export function isHigherLevel(level: MembershipLevel, than: MembershipLevel): boolean {
  return rankOf(level) > rankOf(than);
}

/** Number of products that a plan allows. Published products take a slot; drafts and deleted products do not. */
export function productSlotsOf(level: MembershipLevel): number {
  return planOf(level).products;
}
