import type { MembershipLevel } from '../shared/values.ts';

/** A yearly plan; the price in US cents, `products` is the number of product slots (CON-19, decision 20). */
export interface MembershipPlan {
  readonly level: MembershipLevel;
  readonly price: number;
  readonly products: number;
  readonly boosts: number;
  readonly supportHours: number;
}

/** The one table of plans: pages, slots and checkout read it. */
export const membershipPlans: readonly MembershipPlan[] = [
  { level: 'standard', price: 0, products: 7, boosts: 0, supportHours: 0 },
  { level: 'gold', price: 185_000, products: 20, boosts: 3, supportHours: 0 },
  { level: 'premium', price: 265_000, products: 50, boosts: 10, supportHours: 6 },
  { level: 'platinum', price: 365_000, products: 100, boosts: 20, supportHours: 12 },
];

/** Levels that are paid for. */
export const paidLevels = ['gold', 'premium', 'platinum'] as const satisfies readonly MembershipLevel[];

/** Whether a plan is higher than another. */
export function isHigherLevel(level: MembershipLevel, than: MembershipLevel): boolean {
  const rank = (wanted: MembershipLevel) => membershipPlans.findIndex((plan) => plan.level === wanted);
  return rank(level) > rank(than);
}

/** Products that a company on a plan may show; a published product takes a slot, a draft or a deleted one none. */
export function productSlotsOf(level: MembershipLevel): number {
  return membershipPlans.find((plan) => plan.level === level)?.products ?? 0;
}
