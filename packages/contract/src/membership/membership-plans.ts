import type { MembershipLevel } from '../shared/values.ts';
import settings from './membership-plans.json' with { type: 'json' };

/**
 * A yearly plan (MEM-10, decision 20): `price` in cents, `products` is the number of product slots, `boosts` are of a month, `supportHours` of a
 * year. `planId` names its price at the payment provider (at Stripe the lookup key), the same with test keys and live ones.
 */
export interface MembershipPlan {
  readonly level: MembershipLevel;
  readonly planId: string;
  readonly price: number;
  readonly products: number;
  readonly boosts: number;
  readonly supportHours: number;
}

/** Levels that are paid for. */
export const paidLevels = ['gold', 'premium', 'platinum'] as const satisfies readonly MembershipLevel[];

export type PaidLevel = (typeof paidLevels)[number];

/** ISO 4217, in small letters as Stripe writes it. */
export const membershipCurrency = settings.currency;

/** The one table of plans, the lowest first: pages, slots and checkout read it; operators change `membership-plans.json`. */
export const membershipPlans: readonly MembershipPlan[] = (['standard', ...paidLevels] as const).map(planOf);

/** The plan of a level. Throws when the settings have none. */
export function planOf<Level extends MembershipLevel>(level: Level): MembershipPlan & { level: Level } {
  const plan = settings.plans.find((one) => one.level === level);
  if (!plan) throw new Error(`membership-plans.json has no plan of the level ${level}`);
  return { ...plan, level };
}

/** The paid plan with this id; undefined for any other text. */
export function findPaidPlan(planId: string): (MembershipPlan & { level: PaidLevel }) | undefined {
  return paidLevels.map(planOf<PaidLevel>).find((plan) => plan.planId === planId);
}

const rankOf = (level: MembershipLevel) => membershipPlans.findIndex((plan) => plan.level === level);

/** Whether a plan is higher than another. */
export function isHigherLevel(level: MembershipLevel, than: MembershipLevel): boolean {
  return rankOf(level) > rankOf(than);
}

/** Products that a company on a plan may show; a published product takes a slot, a draft or a deleted one none. */
export function productSlotsOf(level: MembershipLevel): number {
  return planOf(level).products;
}
