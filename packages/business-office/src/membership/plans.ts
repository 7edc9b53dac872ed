import { type MembershipPlan, membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';

/** Plans above a level, the lowest first (MEM-03). */
export function higherPlans(level: MembershipLevel): readonly MembershipPlan[] {
  return membershipPlans.slice(membershipPlans.findIndex((plan) => plan.level === level) + 1);
}

/** The plan of a level. */
export function planOf(level: MembershipLevel): MembershipPlan {
  const plan = membershipPlans.find((one) => one.level === level);
  if (!plan) throw new Error(`No plan is called ${level}`);
  return plan;
}

/** The page that tells of a plan (INF-09). */
export function planPagePath(level: MembershipLevel): string {
  return `/membership-${level}`;
}
